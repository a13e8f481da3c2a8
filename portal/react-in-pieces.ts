import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

// The package names none of its own files to others.
export const reactsRenderer = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.node.production.js',
);
const whole = 'null !== chunk && (result += chunk);';
const pieceLength = 16_000;
/** What is as long by itself, e.g. a main part that is kept, is put together with nothing. */
const inPieces = `if (null !== chunk) {
  if (pieces && chunk.length > ${pieceLength / 2}) { pieces.push(result, chunk); result = ""; }
  else if ((result += chunk).length > ${pieceLength} && pieces) { pieces.push(result); result = ""; }
}`;
const begin = 'options = createResumableState(';

/**
 * Has React hand out what it renders to a text piece by piece, where it is given a list for them: `renderToString(page,
 * { pieces })`. What it returns is then the last one. See page-text.server.ts for why. Its version is pinned, and the
 * build fails where it looks otherwise.
 */
export const reactInPieces = {
  name: 'react-in-pieces',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(source: string) {
    return source === 'react-dom/server' ? reactsRenderer : undefined;
  },
  transform(code: string, id: string) {
    if (id !== reactsRenderer) return undefined;
    if (!code.includes(whole) || !code.includes(begin)) throw new Error('React renders to a text in another way.');
    return code
      .replace(whole, () => inPieces)
      .replace(begin, () => `var pieces = options && options.pieces;\n  ${begin}`);
  },
} satisfies Plugin;
