import { agsCategories } from '@scholars/contract/ags-categories';
import { employmentTypes, workModes } from '@scholars/contract/opportunities';
import { languageLevels, openToValues, publicationTypes } from '@scholars/contract/members';
import { organizationTypes } from '@scholars/contract/forms/site';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { describe, expect, it } from 'vitest';
import { getText } from '~/i18n/texts.server';

describe.each(locales)('labels in %s', (locale) => {
  it.each([
    ...agsCategories.map((value) => ['directory', 'agsCategory', value]),
    ...organizationTypes.map((value) => ['directory', 'organizationType', value]),
    ...workModes.map((value) => ['opportunities', 'workMode', value]),
  ] as [string, string, string][])('%s: %s.%s says what the API says', (namespace, group, value) => {
    expect(getText(locale, namespace)(`${group}.${value}`)).toBe(messageText(locale, `${group}.${value}`));
  });

  it.each([
    ...employmentTypes.map((value) => ['opportunities', `employmentType.${value}`]),
    ...openToValues.map((value) => ['members', `openTo.${value}`]),
    ...languageLevels.map((value) => ['members', `level.${value}`]),
    ...publicationTypes.map((value) => ['members', `publicationType.${value}`]),
  ] as [string, string][])('%s: %s is there', (namespace, key) => {
    expect(getText(locale, namespace)(key)).not.toBe(key);
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
