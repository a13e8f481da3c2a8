import { intlTag, type Locale } from '../locale.js';

const displayIn: Partial<Record<Locale, Intl.DisplayNames>> = {};
/** What `Intl` has no name for. */
const ownNames: Record<Locale, Readonly<Record<string, string>>> = {
  en: { ber: 'Amazigh (Berber)' },
  ar: { ber: 'الأمازيغية' },
};

/** A language's name in a language, by its code (ISO 639); one without a name is called by its code. */
export function languageName(code: string, locale: Locale): string {
  const display = (displayIn[locale] ??= new Intl.DisplayNames(intlTag[locale], { type: 'language' }));
  return ownNames[locale][code] ?? display.of(code) ?? code;
}
