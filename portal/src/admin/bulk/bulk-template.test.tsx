import { describe, expect, it } from 'vitest';
import arRecords from '~/i18n/locales/ar/records.json';
import enRecords from '~/i18n/locales/en/records.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { chooseFrom } from '../../../tests/back-office/choose-from';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';

const template = {
  title: 'All taken',
  textEn: '{name}: no seats',
  textAr: '{name}: لا مقاعد',
  version: 1,
  updatedAt: '2026-11-21T09:00:00.000Z',
  history: [],
};

describe.each(byTurns())('A template for a step with many rows, in %s', (locale) => {
  const words = (locale === 'ar' ? arRecords : enRecords).templates;
  const open = async (to: 'declined' | 'approved') => {
    const server = backOfficeServer();
    const rows = ['Amina Otieno', 'Omar Haddad'].map((fullName, i) =>
      buildSubmission('travel-intakes', { status: 'in_review', locale: i === 0 ? 'en' : 'ar', fields: { fullName } }),
    );
    server.submissions['travel-intakes'] = rows;
    server.templates.push({ ...template, id: 't1', purpose: 'refusal' });
    server.templates.push({ ...template, id: 't2', purpose: 'information', title: 'A clearer page' });
    const opened = await openBackOffice(locale, '/travel-intakes', server);
    const { t, lists, page, says } = opened;
    await says('Amina Otieno');
    page.querySelector<HTMLInputElement>(`input[aria-label="${lists('bulk.markPage')}"]`)?.click();
    await says(lists('bulk.marked', { things: t('counted.travel-intakes', { count: 2 }) }));
    await chooseFrom(lists('bulk.status'), t(`status.${to}`));
    const dialog = () => page.querySelector('dialog[open]');
    const field = () => dialog()?.querySelector('textarea') ?? null;
    await settled(() => expect(field()).not.toBeNull());
    return { ...opened, rows, dialog, field };
  };

  it('is shown in both languages, and reaches each sender in their own', async () => {
    const { rows, dialog, field } = await open('declined');
    await chooseFrom(words.choose, template.title);
    await settled(() => expect(field()).toBeNull());
    expect([...(dialog()?.querySelectorAll('blockquote') ?? [])].map(({ textContent }) => textContent)).toEqual([
      template.textEn,
      template.textAr,
    ]);
    dialog()?.querySelector('form')?.requestSubmit();
    await settled(() => expect(rows.map(({ status }) => status)).toEqual(['declined', 'declined']));
    expect(rows.map(({ history }) => history.at(-1)?.reason)).toEqual([
      'Amina Otieno: no seats',
      'Omar Haddad: لا مقاعد',
    ]);
  });

  it('leaves what one has written oneself as it was, to go on with', async () => {
    const { lists, press, type, field } = await open('declined');
    type(field(), 'Mine');
    await chooseFrom(words.choose, template.title);
    await press(lists('bulk.ownWords'));
    await settled(() => expect(field()?.value).toBe('Mine'));
    expect(document.activeElement).toBe(field());
  });

  it('is offered for what it was written for alone', async () => {
    const { dialog } = await open('approved');
    expect(dialog()?.querySelector(`[aria-label="${words.choose}"]`)).toBeNull();
  });
});
