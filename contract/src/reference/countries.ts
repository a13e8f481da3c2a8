import { intlTag, type Locale } from '../locale.js';
import codes from './country-codes.json' with { type: 'json' };
import callingCodes from './dialing-codes.json' with { type: 'json' };

/** The fixed list of about 195 countries (spec §3), as ISO 3166 two-letter codes. */
export const countryCodes: readonly string[] = codes;

const known = new Set(codes);
let codeByEnglishName: Map<string, string> | undefined;

/** A country's name in a language, from `Intl`; what is no code of two letters is given back as it is. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  // A page of cards asks a dozen times.
  const remembered = namesIn[locale].get(code);
  if (remembered !== undefined) return remembered;
  const display = (displayIn[locale] ??= new Intl.DisplayNames(intlTag[locale], { type: 'region' }));
  const name = display.of(code) ?? code;
  namesIn[locale].set(code, name);
  return name;
}

const displayIn: Partial<Record<Locale, Intl.DisplayNames>> = {};
const namesIn: Record<Locale, Map<string, string>> = { en: new Map(), ar: new Map() };

/** The code for a code (any case) or an English name; undefined for what is neither. */
export function countryCodeOf(value: string): string | undefined {
  const trimmed = value.trim();
  const upper = trimmed.toUpperCase();
  if (known.has(upper)) return upper;
  codeByEnglishName ??= new Map(codes.map((code) => [countryName(code, 'en').toLowerCase(), code]));
  return codeByEnglishName.get(trimmed.toLowerCase());
}

export interface Country {
  code: string;
  name: string;
}

/** Every country, named in a language and sorted as that language sorts. */
export function listCountries(locale: Locale): Country[] {
  const collator = new Intl.Collator(intlTag[locale]);
  return countryCodes
    .map((code) => ({ code, name: countryName(code, locale) }))
    .sort((a, b) => collator.compare(a.name, b.name));
}

export function presentCountry(code: string, locale: Locale): Country {
  return { code, name: countryName(code, locale) };
}

export interface DialingCode {
  /** ISO 3166 two-letter code. */
  country: string;
  /** With its plus sign, e.g. `+974`. */
  code: string;
}

/** Dialing codes of all countries and territories, sorted by code (spec §3). */
export const dialingCodes: readonly DialingCode[] = callingCodes;
