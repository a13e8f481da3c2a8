import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { defaultDialingCode } from '../src/limits.js';
import { locales } from '../src/locale.js';
import {
  countryCodeOf,
  countryCodes,
  countryName,
  dialingCodes,
  listCountries,
  presentCountry,
} from '../src/reference/countries.js';
import { siteSlugOfArea, thematicAreaIdOf, thematicAreaSlugs } from '../src/thematic-area-slugs.js';

const folder = fileURLToPath(new URL('..', import.meta.url));

describe('The list of countries', () => {
  it('has about 195 countries, each once', () => {
    expect(countryCodes.length).toBeGreaterThanOrEqual(190);
    expect(countryCodes.length).toBeLessThanOrEqual(200);
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
  });

  it.each(['QA', 'PS', 'SA', 'VA', 'GB', 'US', 'CN', 'SS', 'XK'])('has %s', (code) => {
    expect(countryCodes).toContain(code);
  });

  it('names every country in English and in Arabic', () => {
    for (const code of countryCodes) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(countryName(code, 'en')).toMatch(/^\p{Script=Latin}{2}/u);
      expect(countryName(code, 'en')).not.toBe(code);
      expect(countryName(code, 'ar')).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('finds every country by its code and by its English name', () => {
    for (const code of countryCodes) {
      expect(countryCodeOf(code.toLowerCase())).toBe(code);
      expect(countryCodeOf(` ${countryName(code, 'en').toUpperCase()} `)).toBe(code);
    }
  });

  it.each(['', 'Atlantis', 'ZZ', 'EU', 'قطر'])('finds none by %j', (value) => {
    expect(countryCodeOf(value)).toBeUndefined();
  });

  it.each(locales)('is sorted as the language %s sorts', (locale) => {
    const names = listCountries(locale).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare));
    expect(names).toHaveLength(countryCodes.length);
  });

  it('shows a country as code and name', () => {
    expect(presentCountry('QA', 'en')).toEqual({ code: 'QA', name: 'Qatar' });
    expect(presentCountry('QA', 'ar')).toEqual({ code: 'QA', name: 'قطر' });
  });
});

describe('The dialing codes', () => {
  it('are sorted by code, those of one code by country', () => {
    const sorted = [...dialingCodes].sort(
      (a, b) => Number(a.code) - Number(b.code) || a.country.localeCompare(b.country),
    );
    expect(dialingCodes).toEqual(sorted);
  });

  it('are a plus sign and one to three digits, one for each place', () => {
    for (const { code } of dialingCodes) expect(code).toMatch(/^\+[1-9]\d{0,2}$/);
    expect(new Set(dialingCodes.map(({ country }) => country)).size).toBe(dialingCodes.length);
  });

  it('have one for every country of the list', () => {
    const places = new Set(dialingCodes.map(({ country }) => country));
    expect(countryCodes.filter((code) => !places.has(code))).toEqual([]);
  });

  it('start at Qatar’s', () => {
    expect(defaultDialingCode).toBe('+974');
    expect(dialingCodes).toContainEqual({ country: 'QA', code: '+974' });
  });
});

describe('Both reference lists', () => {
  it('are what the generator makes of libphonenumber', () => {
    mkdirSync(join(folder, '.tmp'), { recursive: true });
    const copy = mkdtempSync(join(folder, '.tmp', 'reference-'));
    try {
      cpSync(join(folder, 'scripts'), join(copy, 'scripts'), { recursive: true });
      mkdirSync(join(copy, 'src/reference'), { recursive: true });
      execFileSync(process.execPath, [join(copy, 'scripts/make-reference.mjs')], { stdio: 'pipe' });
      for (const name of ['country-codes', 'dialing-codes']) {
        const [made, kept] = [copy, folder].map((root) =>
          JSON.parse(readFileSync(join(root, 'src/reference', `${name}.json`), 'utf8')),
        );
        expect(made).toEqual(kept);
      }
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});

describe('The five thematic areas', () => {
  it('keep their numbers and their slugs of the wire', () => {
    expect(thematicAreaSlugs).toEqual({
      1: 'progressive-education',
      2: 'sustainibility',
      3: 'artificial-intelligence',
      4: 'precision-health',
      5: 'social-progress',
    });
  });

  it.each([
    ['sustainibility', 2],
    ['sustainability', 2],
    ['social-progress', 5],
    ['sustainable', undefined],
    ['', undefined],
  ])('are found by the slug %j', (slug, id) => {
    expect(thematicAreaIdOf(slug)).toBe(id);
  });

  it('show the right spelling in the site’s addresses', () => {
    expect([1, 2, 3, 4, 5].map(siteSlugOfArea)).toEqual([
      'progressive-education',
      'sustainability',
      'artificial-intelligence',
      'precision-health',
      'social-progress',
    ]);
  });
});
