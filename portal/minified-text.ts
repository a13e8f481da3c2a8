import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/** Scripts that are written into pages: `import source from './x.js?minified'` is their text, made small. */
export const minifiedText: Plugin = {
  name: 'minified-text',
  enforce: 'pre',
  load: {
    filter: { id: /\.js\?minified$/ },
    async handler(id) {
      const file = id.slice(0, -'?minified'.length);
      this.addWatchFile(file);
      const { code } = await minify(file, await readFile(file, 'utf8'), { compress: true, mangle: true });
      return `export default ${JSON.stringify(code)};`;
    },
  },
};
