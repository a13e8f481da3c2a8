import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askableFields, type AskedKind } from '@scholars/contract/asked-kinds';
import { locales, type Locale } from '@scholars/contract/locale';
import { expect, it } from 'vitest';
import arabicApplications from '~/i18n/locales/ar/applications.json';

/** Where `useAskedLabels` finds the names of a kind's fields. */
const homes: Record<AskedKind, readonly string[]> = {
  'founding-fellows-profiles': ['founding-fellows-profile'],
  'travel-intakes': ['travel-intake'],
  'travel-requests': ['travel-intake', 'travel-request'],
  'organization-requests': ['join-us'],
};

function fieldsIn(locale: Locale, namespace: string): Record<string, string> {
  const file = join(import.meta.dirname, `../../i18n/locales/${locale}/${namespace}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { fields: Record<string, string> }).fields;
}

it.each(Object.keys(homes) as AskedKind[])('Each field of %s has a name in both languages', (kind) => {
  for (const locale of locales) {
    const named = Object.assign({}, ...homes[kind].map((namespace) => fieldsIn(locale, namespace))) as object;
    expect(Object.keys(named)).toEqual(expect.arrayContaining([...askableFields(kind)]));
  }
});

it('A biography of some words is not called in Arabic what a CV is called', () => {
  expect(fieldsIn('ar', 'founding-fellows-profile').biography).not.toBe(arabicApplications.apply.cv);
});
