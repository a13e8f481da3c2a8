import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** The page's i18next instance. */
export function useTexts(): i18n {
  // The context's type does not say that there may be no provider.
  const texts = (useContext(I18nContext) as { i18n: i18n } | undefined)?.i18n;
  if (!texts) throw new Error('Texts are read outside of <I18nextProvider>');
  return texts;
}
