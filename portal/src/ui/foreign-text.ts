import { directionOf, type Locale } from '@scholars/contract/locale';

/** `lang` and `dir` for a text of the CMS whose language is not the page's; nothing where it is. */
export function foreignText(
  textLocale: Locale | undefined,
  pageLocale: Locale,
): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return textLocale === undefined || textLocale === pageLocale
    ? {}
    : { lang: textLocale, dir: directionOf(textLocale) };
}
