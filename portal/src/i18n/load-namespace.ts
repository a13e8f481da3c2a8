import { isLocale, type Locale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';
import { localeFileUrl } from './locale-files';

const loading = new Map<string, Promise<void>>();

/** Fetches a namespace's texts into `texts`, once. Texts on a server are complete from the start. */
export function loadNamespace(texts: i18n, namespace: string): Promise<void> {
  const locale = texts.language;
  if (import.meta.env.SSR || !isLocale(locale)) throw new Error(`No locale file '${namespace}' for '${locale}'`);
  const begun = loading.get(namespace);
  if (begun) return begun;
  const promise = fetchNamespace(locale, namespace).then((content) => {
    texts.addResourceBundle(locale, namespace, content);
  });
  // After a failure the next use asks again.
  promise.catch(() => loading.delete(namespace));
  loading.set(namespace, promise);
  return promise;
}

export async function fetchNamespace(locale: Locale, namespace: string): Promise<object> {
  const response = await fetch(localeFileUrl(locale, namespace));
  if (!response.ok) throw new Error(`The texts '${namespace}' could not be loaded (${response.status})`);
  return (await response.json()) as object;
}
