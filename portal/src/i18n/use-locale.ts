import { defaultLocale, directionOf, isLocale, type Locale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

export interface PageLocale {
  locale: Locale;
  dir: 'ltr' | 'rtl';
}

const pageLocales: Record<Locale, PageLocale> = {
  en: { locale: 'en', dir: directionOf('en') },
  ar: { locale: 'ar', dir: directionOf('ar') },
};

/** The page's language and its direction. */
export function useLocale(): PageLocale {
  const { language } = useTexts();
  return pageLocales[isLocale(language) ? language : defaultLocale];
}

/** The page's i18next instance. */
export function useTexts(): i18n {
  // The context's type does not say that there may be no provider.
  const texts = (useContext(I18nContext) as { i18n: i18n } | undefined)?.i18n;
  if (!texts) throw new Error('Texts are read outside of <I18nextProvider>');
  return texts;
}
