import { agsCategories } from '@scholars/contract/fixed-values';
import { employmentTypes, workModes } from '@scholars/contract/opportunities';
import { languageLevels, openToValues, publicationTypes } from '@scholars/contract/members';
import { organizationTypes } from '@scholars/contract/forms/site';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { describe, expect, it } from 'vitest';
import { getText } from '~/i18n/texts.server';

describe.each(locales)('labels in %s', (locale) => {
  it.each([
    ...agsCategories.map((value) => `agsCategory.${value}` as const),
    ...organizationTypes.map((value) => `organizationType.${value}` as const),
  ])('%s says what the API says', (key) => {
    expect(getText(locale, 'directory')(key)).toBe(messageText(locale, key));
  });

  it.each(workModes)('workMode.%s says what the API says', (value) => {
    expect(getText(locale, 'opportunities')(`workMode.${value}`)).toBe(messageText(locale, `workMode.${value}`));
  });

  it.each([
    ...openToValues.map((value) => `openTo.${value}` as const),
    ...languageLevels.map((value) => `level.${value}` as const),
    ...publicationTypes.map((value) => `publicationType.${value}` as const),
  ])('%s is there', (key) => {
    expect(getText(locale, 'members')(key)).not.toBe(key);
  });

  it.each(employmentTypes)('employmentType.%s is there', (value) => {
    expect(getText(locale, 'opportunities')(`employmentType.${value}`)).not.toBe(`employmentType.${value}`);
  });
});

it.each([
  [0, 'لا توجد فرص'],
  [1, 'فرصة واحدة'],
  [2, 'فرصتان'],
  [3, '٣ فرص'],
  [11, '١١ فرصة'],
  [100, '١٠٠ فرصة'],
])('%i opportunities are counted as Arabic counts them', (count, words) => {
  expect(getText('ar', 'opportunities')('list.count', { count })).toBe(words);
});
