import { intlTag, type Locale } from '@scholars/contract/locale';
import { countryName, dialingCodes, listCountries } from '@scholars/contract/reference/countries';

/**
 * A list takes its direction from its first letter: before an Arabic name the code would read `974+`. Behind
 * the code, so that typing the code still finds it.
 */
const leftToRightMark = '\u200e';
/**
 * Keeps a country's name out of the closed box, which shows the code alone: three ems, after even the shortest code.
 */
const gap = '\u2003'.repeat(3);

export interface Choice {
  value: string;
  label: string;
}

/**
 * The countries of residence, named and sorted in a language. Made in a loader, so that no names travel as
 * script and a browser whose own data differ does not disagree with the page.
 */
export function countryChoices(locale: Locale): Choice[] {
  return listCountries(locale).map(({ code, name }) => ({ value: code, label: name }));
}

/**
 * Dialing codes with country names, sorted by code (spec §3), then by name. Several countries share a code:
 * the first keeps the plain code as its value, the others add their own (`+1-CA`), so that the choice is
 * still the same one when the page shows it again; `dialingCodeOf` reads it.
 */
export function dialingCodeChoices(locale: Locale): Choice[] {
  const collator = new Intl.Collator(intlTag[locale]);
  const named = dialingCodes.map(({ country, code }) => ({ country, code, name: countryName(country, locale) }));
  named.sort((a, b) => Number(a.code.slice(1)) - Number(b.code.slice(1)) || collator.compare(a.name, b.name));
  return named.map(({ country, code, name }, at) => ({
    value: named[at - 1]?.code === code ? `${code}-${country}` : code,
    label: `${code}${leftToRightMark}${gap}${name}`,
  }));
}
