import { renderMessage, type MessageCatalogue } from '@scholars/contract/messages';
import { use } from 'react';
import { loadingOf } from './load-namespace';
import { messagesNamespace } from './namespaces';
import { useLocale } from './use-locale';
import { useTexts } from './use-texts';

/**
 * Validation messages: `const message = useMessage()`, then `message('text.min:2')`. The page's
 * handle names `messages` in `ns`.
 */
export function useMessage(): (ref: string) => string {
  const texts = useTexts();
  const { locale } = useLocale();
  const loading = loadingOf(texts, messagesNamespace);
  if (loading) use(loading);
  // The file is the contract's own.
  const catalogue = texts.getResourceBundle(locale, messagesNamespace) as MessageCatalogue;
  return (ref) => renderMessage(catalogue, locale, ref);
}
