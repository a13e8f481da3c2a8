import { dateFields, offeredOrders, rowFields } from '@scholars/contract/queues/queue-fields';
import { describedKind, kindNames } from '@scholars/contract/queues/submission-kinds';
import { nextStatuses, statusesOf } from '@scholars/contract/submission-status';
import { describe, expect, it } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import arabic from '~/i18n/locales/ar/admin.json';
import english from '~/i18n/locales/en/admin.json';
import { textOf, type PlainKey } from '~/i18n/text';
import { statusLabel, stepLabel } from './status-label';
import { statusTone } from './status-tone';

const steps = kindNames.flatMap((kind) => statusesOf(kind).flatMap((from) => nextStatuses(kind, from)));
const statuses = [...new Set(kindNames.flatMap(statusesOf))];
const languages = {
  en: textOf(createTexts('en', { admin: english }), 'admin'),
  ar: textOf(createTexts('ar', { admin: arabic }), 'admin'),
};

describe.each(Object.entries(languages))('in %s', (locale, t) => {
  const isNamed = (label: string) => (locale === 'ar' ? /^[\u0600-\u06ff\s]+$/ : /^[A-Z][a-z\s]+$/).test(label);

  it.each(statuses)('the status %s has a name', (status) => {
    expect(statusLabel(t, status)).toSatisfy(isNamed);
  });

  it.each([...new Set(steps)])('the step to %s has a name', (to) => {
    expect(stepLabel(t, 'new', to)).toSatisfy(isNamed);
    expect(stepLabel(t, 'needs_info', to)).toSatisfy(isNamed);
  });

  it('every field, group and queue has a name', () => {
    const keys = kindNames.flatMap((kind) => {
      const { groups, columns, files, fields } = describedKind(kind);
      return [
        `kind.${kind}`,
        `queue.searchHint.${kind}`,
        ...groups.map(({ heading }) => `group.${heading}`),
        ...columns.map(({ field, heading = field }) => `field.${heading}`),
        ...[...Object.keys(fields), ...Object.keys(files), ...rowFields(kind), ...dateFields(kind)].map(
          (name) => `field.${name}`,
        ),
        ...offeredOrders(kind).map((order) => `queue.sortBy.${order}`),
        ...Object.values(fields).flatMap((format) =>
          typeof format === 'object' ? format.oneOf.map((value) => `${format.words}.${value}`) : [],
        ),
      ];
    });
    expect(keys.filter((key) => t(key as PlainKey<'admin'>) === key)).toEqual([]);
  });
});

it('names the way back into review as what it is', () => {
  expect(stepLabel(languages.en, 'new', 'in_review')).toBe('Start review');
  expect(stepLabel(languages.en, 'needs_info', 'in_review')).toBe('Resume review');
});

it('shows a status that it does not know by its name, as a finished one', () => {
  expect(statusLabel(languages.en, 'paused')).toBe('paused');
  expect(statusTone('paused')).toBe('done');
});
