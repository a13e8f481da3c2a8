import { defaultLocale, directionOf, isLocale, type Locale } from '@scholars/contract/locale';
import { useTexts } from './use-texts';

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
