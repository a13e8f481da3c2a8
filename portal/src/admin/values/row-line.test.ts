import { expect, it } from 'vitest';
import { getText } from '~/i18n/texts.server';
import { rowLine, type QueueRow } from './row-line';

it('A title that is known in both languages is shown in the reader’s, and else in the other', () => {
  const line = { en: 'opportunityTitle', ar: 'opportunityTitleAr' };
  const row = { opportunityTitle: 'A grant', opportunityTitleAr: 'منحة' } as unknown as QueueRow; // as far as it is read
  const shown = (of: QueueRow, locale: 'en' | 'ar') =>
    rowLine('applications', of, line, getText(locale, 'admin'), locale);
  expect(shown(row, 'en')).toBe('A grant');
  expect(shown(row, 'ar')).toBe('منحة');
  expect(shown({ ...row, opportunityTitleAr: '' }, 'ar')).toBe('A grant');
});
