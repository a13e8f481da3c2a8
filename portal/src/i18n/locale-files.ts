import type { Locale } from '@scholars/contract/locale';
import arabicMessages from '@scholars/contract/messages/ar.json?url';
import englishMessages from '@scholars/contract/messages/en.json?url';
import { messagesNamespace } from './namespaces';

const files = import.meta.glob<string>('./locales/*/*.json', { query: '?url', import: 'default', eager: true });
const messages = { en: englishMessages, ar: arabicMessages } satisfies Record<Locale, string>;

/** Address of a namespace's texts in one language: a static file, named by its content. */
export function localeFileUrl(locale: Locale, namespace: string): string {
  const url = namespace === messagesNamespace ? messages[locale] : files[`./locales/${locale}/${namespace}.json`];
  if (!url) throw new Error(`No locale file '${namespace}' for '${locale}'`);
  return url;
}
