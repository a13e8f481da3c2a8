import { intlTag, type Locale } from '@scholars/contract/locale';

/** A country in the page's language from its ISO 3166 code; anything else as it is. */
export function countryName(code: string | undefined, locale: Locale): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code ?? '';
  return new Intl.DisplayNames([intlTag[locale]], { type: 'region' }).of(code) ?? code;
}
