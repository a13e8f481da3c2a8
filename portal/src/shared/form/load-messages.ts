import type { Locale } from '@scholars/contract/locale';
import { renderMessage, type MessageCatalogue } from '@scholars/contract/messages';
import type { i18n } from 'i18next';
import { loadingOf } from '~/i18n/load-namespace';
import { messagesNamespace } from '~/i18n/namespaces';

/**
 * Validation messages, for who judges a form: `message('text.min:2')`. They are there at once where the page's handle
 * names `messages` in `ns`, and are fetched elsewhere.
 */
export async function loadMessages(texts: i18n, locale: Locale): Promise<(ref: string) => string> {
  await loadingOf(texts, messagesNamespace);
  // The file is the contract's own.
  const catalogue = texts.getResourceBundle(locale, messagesNamespace) as MessageCatalogue;
  return (ref) => renderMessage(catalogue, locale, ref);
}
