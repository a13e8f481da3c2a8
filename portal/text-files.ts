import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '@scholars/contract/locale';
import type { Plugin } from 'vite';
import { messagesNamespace, serverNamespaces } from './src/i18n/namespaces';

const virtualId = 'virtual:text-files';
const resolvedId = `\0${virtualId}`;
const ownFolder = fileURLToPath(new URL('./src/i18n/locales/', import.meta.url));

/**
 * The texts of every namespace that pages load as static files, named by their content, and where they are: `textFileUrl` of
 * `virtual:text-files`. A build tells each by its hash alone: every page has the table of all hundred, and `?url` would
 * write each address and each path out, which is a third more.
 */
export const textFiles: Plugin = {
  name: 'text-files',
  resolveId: { filter: { id: new RegExp(`^${virtualId}$`) }, handler: () => resolvedId },
  load: {
    filter: { id: new RegExp(`^${resolvedId}$`) },
    async handler() {
      const { command } = this.environment.config;
      const table: Record<string, Record<string, string>> = {};
      for (const locale of locales) {
        const entries = (await filesOf(locale)).map(async ([namespace, file]) => {
          this.addWatchFile(file);
          if (command === 'serve') return [namespace, `/@fs${file}`];
          const source = await readFile(file);
          const hash = createHash('sha256').update(source).digest('base64url').slice(0, 4);
          if (this.environment.name === 'client')
            this.emitFile({ type: 'asset', fileName: `assets/${namespace}-${hash}.json`, source });
          return [namespace, hash];
        });
        table[locale] = Object.fromEntries(await Promise.all(entries));
      }
      const found = 'table[locale][namespace]';
      const url = command === 'serve' ? found : `${found} && \`/assets/\${namespace}-\${${found}}.json\``;
      return `const table = ${JSON.stringify(table)};\nexport const textFileUrl = (locale, namespace) => ${url};`;
    },
  },
};

async function filesOf(locale: string): Promise<[namespace: string, file: string][]> {
  const own = path.join(ownFolder, locale);
  const withheld = new Set<string>(serverNamespaces.map((name) => `${name}.json`));
  const names = (await readdir(own)).filter((name) => name.endsWith('.json') && !withheld.has(name));
  return [
    ...names.map((name): [string, string] => [path.basename(name, '.json'), path.join(own, name)]),
    [messagesNamespace, fileURLToPath(import.meta.resolve(`@scholars/contract/messages/${locale}.json`))],
  ];
}
