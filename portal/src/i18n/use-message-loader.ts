import { renderMessage, type MessageCatalogue } from '@scholars/contract/messages';
import { loadingOf } from './load-namespace';
import { messagesNamespace } from './namespaces';
import { useLocale } from './use-locale';
import { useTexts } from './use-texts';

/**
 * Validation messages, for who judges a form: `const message = await loadMessage()`, then `message('text.min:2')`.
 * They are there at once where the page's handle names `messages` in `ns`, and are fetched elsewhere.
 */
export function useMessageLoader(): () => Promise<(ref: string) => string> {
  const texts = useTexts();
  const { locale } = useLocale();
  return async () => {
    await loadingOf(texts, messagesNamespace);
    // The file is the contract's own.
    const catalogue = texts.getResourceBundle(locale, messagesNamespace) as MessageCatalogue;
    return (ref) => renderMessage(catalogue, locale, ref);
  };
}
