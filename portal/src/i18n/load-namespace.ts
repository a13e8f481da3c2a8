import { isLocale, type Locale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';
import { localeFileUrl } from './locale-files';
import type { PageNamespace } from './namespaces';

const begun = new Map<string, Promise<void>>();

/**
 * The fetching of a namespace that was not there from the start: for React's `use`, which wants the same
 * promise on every render, also when it is long fulfilled. Nothing for a namespace that came with the page.
 */
export function loadingOf(texts: i18n, namespace: PageNamespace): Promise<void> | undefined {
  const locale = texts.language;
  const loading = begun.get(namespace);
  if (loading || texts.hasResourceBundle(locale, namespace)) return loading;
  // Texts on a server are complete from the start.
  if (import.meta.env.SSR || !isLocale(locale)) throw new Error(`No locale file '${namespace}' for '${locale}'`);
  const promise = fetchNamespace(locale, namespace).then((content) => {
    texts.addResourceBundle(locale, namespace, content);
  });
  // After a failure the next page that needs it asks again.
  promise.catch(() => begun.delete(namespace));
  begun.set(namespace, promise);
  return promise;
}

export async function fetchNamespace(locale: Locale, namespace: string): Promise<object> {
  const response = await fetch(localeFileUrl(locale, namespace));
  if (!response.ok) throw new Error(`The texts '${namespace}' could not be loaded (${response.status})`);
  return (await response.json()) as object;
}
