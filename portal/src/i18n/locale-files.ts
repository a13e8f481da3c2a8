import type { Locale } from '@scholars/contract/locale';
import { textFileUrl } from 'virtual:text-files';

/** Address of a namespace's texts in one language: a static file, named by its content. */
export function localeFileUrl(locale: Locale, namespace: string): string {
  const url = textFileUrl(locale, namespace);
  if (!url) throw new Error(`No locale file '${namespace}' for '${locale}'`);
  return url;
}
