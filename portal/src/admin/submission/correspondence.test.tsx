import { formatDateTime } from '@scholars/contract/format';
import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { tellBrowser } from '../../../tests/back-office/live-news';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice, pressKey, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';
import { namedIn } from './use-mentions';

const sara = { id: 'u8', name: 'Sara' };
const saraAli = { id: 'u9', name: 'سارة علي' };

describe.each(byTurns())('A comment on a submission, in %s', (locale) => {
  const open = async () => {
    const server = backOfficeServer();
    const submission = buildSubmission('contact-messages', { fields: { subject: 'Visiting' } });
    server.submissions['contact-messages'] = [submission];
    server.coordinators.push(sara, saraAli);
    const opened = await openBackOffice(locale, `/contact-messages/${submission.id}`, server);
    await opened.says('Visiting', opened.t('correspondence.comment.text'));
    const field = () => opened.page.querySelector('textarea');
    const chosen = () =>
      [...opened.page.querySelectorAll('.ant-select-multiple .ant-select-selection-item')].map(
        ({ textContent }) => textContent,
      );
    return { ...opened, field, chosen };
  };

  it('tells who is named by @ in it, and no longer once the name is taken out', async () => {
    const { field, chosen, type } = await open();
    type(field(), 'Ask @Sara and @سارة علي');
    await settled(() => expect(chosen()).toEqual(['سارة علي', 'Sara']));
    type(field(), 'Ask @سارة علي');
    await settled(() => expect(chosen()).toEqual(['سارة علي']));
  });

  it('is written by a press of C, also where a message was being written', async () => {
    const { t, press, field } = await open();
    await press(t('correspondence.message.tab'));
    await settled(() => expect(field()?.closest('[hidden]')).not.toBeNull());
    pressKey('KeyC');
    expect(document.activeElement).toBe(field());
    expect(field()?.closest('[hidden]')).toBeNull();
  });

  it('offers colleagues whose names begin with what is typed after @', async () => {
    const { field, type } = await open();
    const area = field() ?? expect.fail('no field');
    area.focus();
    type(area, '@سار');
    area.setSelectionRange(4, 4);
    area.dispatchEvent(new KeyboardEvent('keyup', { key: 'ر', bubbles: true }));
    const offered = () =>
      [...document.querySelectorAll('.ant-mentions-dropdown [role="menuitem"]')].map(({ textContent }) => textContent);
    await settled(() => expect(offered()).toEqual(['سارة علي']));
  });
});

describe.each(byTurns())('The history of a submission, in %s', (locale) => {
  it('names the fields that its sender was asked for, and until when the link is good', async () => {
    const server = backOfficeServer();
    const submission = buildSubmission('travel-intakes', { status: 'needs_info' });
    submission.history.push({
      id: '2',
      at: '2026-11-02T09:00:00.000Z',
      actor: 'Mariam Al-Sayed',
      action: 'transition',
      from: 'in_review',
      to: 'needs_info',
      reason: 'Which airport?',
      asked: { fields: ['preferredAirport', 'passportDocument'], until: '2026-12-02T09:00:00.000Z' },
    });
    server.submissions['travel-intakes'] = [submission];
    const { t, page, says } = await openBackOffice(locale, `/travel-intakes/${submission.id}`, server);
    await says('Which airport?', formatDateTime('2026-12-02T09:00:00.000Z', locale));
    const line = page.querySelector('[data-action="transition"]')?.textContent;
    expect(line).toContain(t('field.preferredAirport'));
    expect(line).toContain(t('field.passportDocument'));
  });
});

describe.each(byTurns())('An answer by email, in %s', (locale) => {
  it.each([
    ['en', 'Re'],
    ['ar', 'رد'],
  ])('begins in the language of a letter in %s', async (sentIn, prefix) => {
    const server = backOfficeServer();
    const fields = { subject: 'Visiting', message: 'May I come?' };
    const submission = buildSubmission('contact-messages', { locale: sentIn, fields });
    server.submissions['contact-messages'] = [submission];
    const { t, page, says } = await openBackOffice(locale, `/contact-messages/${submission.id}`, server);
    await says(t('detail.answer'));
    const href = page.querySelector<HTMLAnchorElement>('a[href^="mailto:"][href*="subject="]')?.href ?? '';
    expect(new URL(href).searchParams.get('subject')).toBe(`${prefix}: Visiting (${submission.reference})`);
  });
});

it('Who is named by @ is not taken for somebody whose name begins alike', () => {
  const people = [sara, { id: 'u10', name: 'Sara Ali' }];
  expect(namedIn('To @Sara Ali', people)).toEqual(['u10']);
  expect(namedIn('To @Sara', people)).toEqual(['u8']);
  expect(namedIn('To @Sara Ali and @Sara', people)).toEqual(['u10', 'u8']);
  expect(namedIn('sara@example.org', people)).toEqual([]);
});

describe.each(byTurns())('Notifications in the back office’s menu, in %s', (locale) => {
  it('are counted as they come', async () => {
    const { page, t, says } = await openBackOffice(locale, '', backOfficeServer());
    await says(t('dashboard.title'));
    const link = page.querySelector(`a[href="/${locale}/account/notifications"]`) ?? expect.fail('no link');
    expect(link.textContent).not.toContain(t('nav.unread', { count: 2 }));
    await settled(() => {
      tellBrowser('unread', { countUnread: 2, countChatUnread: 0 });
      expect(link.textContent).toContain(t('nav.unread', { count: 2 }));
    });
  });
});
