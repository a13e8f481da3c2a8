import type { MessageTemplateDetail } from '@scholars/contract/message-templates';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { focusedRow, openBackOffice, pressKey, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';
import arRecords from '../../i18n/locales/ar/records.json';
import enRecords from '../../i18n/locales/en/records.json';

const template = (given: Partial<MessageTemplateDetail> = {}): MessageTemplateDetail => ({
  id: 't1',
  purpose: 'refusal',
  title: 'No seats',
  textEn: '{name}, all seats are taken ({reference}).',
  textAr: '{name}، شُغلت المقاعد كلها ({reference}).',
  version: 1,
  updatedAt: '2026-11-20T10:00:00.000Z',
  history: [],
  ...given,
});

describe.each(byTurns())('Templates, in %s', (locale) => {
  const words = (locale === 'ar' ? arRecords : enRecords).templates;

  /** A template that one has changed, and tries to save, when somebody else has changed it. */
  async function openContested() {
    const server = backOfficeServer();
    server.templates.push(template());
    const opened = await openBackOffice(locale, '/message-templates/t1', server);
    await opened.says(words.field.textEn);
    opened.type(opened.page.querySelector('main form textarea'), 'Mine, {name} ({reference})');
    Object.assign(server.templates[0] ?? {}, { textEn: 'Theirs, {name} ({reference})', version: 2 });
    await opened.press(words.save);
    await opened.says(words.faster, 'Theirs, {name} ({reference})');
    return { server, ...opened };
  }

  it('are written in both languages', async () => {
    const server = backOfficeServer();
    const { page, press, says, type } = await openBackOffice(locale, '/message-templates', server);
    await says(words.none);
    await press(words.new);
    await says(words.hint);
    const [title, english, arabic] = page.querySelectorAll('main form input[dir], main form textarea');
    type(title ?? null, 'Thanks');
    type(english ?? null, 'Thank you.');
    type(arabic ?? null, 'شكرًا لكم.');
    // Twice, as a double click does: it is saved once.
    page.querySelector('main form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await press(words.save);
    await settled(() => expect(server.templates).not.toHaveLength(0));
    await says('Thanks');
    expect(server.templates).toHaveLength(1);
    expect(server.templates[0]).toMatchObject({ purpose: 'message', title: 'Thanks', textAr: 'شكرًا لكم.' });
  });

  it('have a placeholder put where the caret is, which stands behind it then', async () => {
    const server = backOfficeServer();
    server.templates.push(template());
    const { page, press, says, type } = await openBackOffice(locale, '/message-templates/t1', server);
    await says(words.field.textEn);
    const text = page.querySelector<HTMLTextAreaElement>('main form textarea');
    type(text, 'Hello there');
    text?.setSelectionRange(5, 5);
    await press(words.placeholder.name);
    expect([text?.value, text?.selectionStart]).toEqual(['Hello{name} there', 11]);
  });

  it('are typed in two tabs, of which the one that saves takes nothing from the other', async () => {
    const server = backOfficeServer();
    server.templates.push(template());
    const { page, says, type } = await openBackOffice(locale, '/message-templates/t1', server);
    await says(words.field.textEn);
    type(page.querySelector('main form textarea'), 'Mine');
    const key = 'correspondence:message-templates:t1';
    await settled(() => expect(localStorage.getItem(key)).not.toBeNull());
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await settled(() => expect(localStorage.getItem(key)).not.toBeNull());
  });

  it('are sent at once, and never later by themselves, also where the browser knows of no connection', async () => {
    const server = backOfficeServer();
    server.templates.push(template());
    const { page, press, says, type } = await openBackOffice(locale, '/message-templates/t1', server);
    await says(words.field.textEn);
    onTestFinished(() => void dispatchEvent(new Event('online')));
    dispatchEvent(new Event('offline'));
    type(page.querySelector('main form textarea'), 'Sent');
    await press(words.save);
    await settled(() => expect(server.templates[0]).toMatchObject({ textEn: 'Sent', version: 2 }));
  });

  it('that somebody else has changed meanwhile show both texts, and are saved over knowingly', async () => {
    const { server, page, press } = await openContested();
    expect(page.querySelector<HTMLTextAreaElement>('main form textarea')?.value).toContain('Mine');
    await press(words.saveOver);
    await settled(() =>
      expect(server.templates[0]).toMatchObject({ textEn: 'Mine, {name} ({reference})', version: 3 }),
    );
  });

  it('that two have changed in different fields keep what each of them has changed', async () => {
    const server = backOfficeServer();
    server.templates.push(template());
    const { page, press, says, type } = await openBackOffice(locale, '/message-templates/t1', server);
    await says(words.field.textEn);
    const written = () => [...page.querySelectorAll<HTMLTextAreaElement>('main form textarea')].map((one) => one.value);
    type(page.querySelectorAll('main form textarea')[1] ?? null, 'نصي، {name} ({reference})');
    Object.assign(server.templates[0] ?? {}, {
      purpose: 'message',
      textEn: 'Theirs, {name} ({reference})',
      version: 2,
    });
    await press(words.save);
    await says(words.faster, words.taken);
    expect(written()).toEqual(['Theirs, {name} ({reference})', 'نصي، {name} ({reference})']);
    await press(words.saveOver);
    await settled(() =>
      expect(server.templates[0]).toMatchObject({
        purpose: 'message',
        title: 'No seats',
        textEn: 'Theirs, {name} ({reference})',
        textAr: 'نصي، {name} ({reference})',
        version: 3,
      }),
    );
  });

  it('that somebody else has changed meanwhile are theirs once one’s own changes are discarded', async () => {
    const { page, press } = await openContested();
    await press(words.discard);
    await settled(() =>
      expect(page.querySelector<HTMLTextAreaElement>('main form textarea')?.value).toContain('Theirs'),
    );
    expect(page.textContent).not.toContain(words.faster);
  });

  it('keep what is not saved yet, with what it was begun from, until it is saved or discarded', async () => {
    const server = backOfficeServer();
    server.templates.push(template());
    const first = await openBackOffice(locale, '/message-templates/t1', server);
    await first.says(words.field.textEn);
    expect(first.page.textContent).not.toContain(words.unsaved);
    first.type(first.page.querySelector('main form textarea'), 'Mine, {name} ({reference})');
    await first.says(words.unsaved);
    await settled(() => expect(localStorage.getItem('correspondence:message-templates:t1')).not.toBeNull());
    Object.assign(server.templates[0] ?? {}, { textEn: 'Theirs, {name} ({reference})', version: 2 });
    first.page.remove();
    const { page, press, says } = await openBackOffice(locale, '/message-templates/t1', server);
    const english = () => page.querySelector<HTMLTextAreaElement>('main form textarea')?.value;
    await settled(() => expect(english()).toContain('Mine'));
    await press(words.save);
    await says(words.faster, 'Theirs, {name} ({reference})');
    await press(words.discard);
    await settled(() => expect(english()).toContain('Theirs'));
    expect(page.textContent).not.toContain(words.unsaved);
    await settled(() => expect(localStorage.getItem('correspondence:message-templates:t1')).toBeNull());
  });

  it('are come back to at the one that was read', async () => {
    const server = backOfficeServer();
    server.templates.push(template({ id: 't2', purpose: 'message', title: 'Thanks' }), template());
    const { press, says } = await openBackOffice(locale, '/message-templates', server);
    await press('No seats');
    await says(words.field.textEn);
    pressKey('KeyU');
    await settled(() => expect(focusedRow()).toBe('No seats'));
    pressKey('KeyK');
    expect(focusedRow()).toBe('Thanks');
  });

  it('are removed once that was said twice', async () => {
    const server = backOfficeServer();
    server.templates.push(template());
    const { press, says } = await openBackOffice(locale, '/message-templates/t1', server);
    await press(words.remove);
    await says(words.removeAsk);
    expect(server.templates).toHaveLength(1);
    await press(words.remove);
    await says(words.none);
    expect(server.templates).toEqual([]);
  });

  it('are offered with the step that they are for, filled in for the sender in the language of the form', async () => {
    const server = backOfficeServer();
    server.templates.push(template(), template({ id: 't2', purpose: 'message', title: 'Thanks' }));
    const submission = buildSubmission('travel-intakes', {
      status: 'in_review',
      locale: 'ar',
      fields: { fullName: 'أمينة عتيق' },
    });
    server.submissions['travel-intakes'] = [submission];
    const { t, page, press } = await openBackOffice(locale, `/travel-intakes/${submission.id}`, server);
    await press(t('step.declined'));
    const choice = () => page.querySelector<HTMLElement>(`form input[aria-label="${words.choose}"]`);
    await settled(() => expect(choice()).not.toBeNull());
    choice()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    const offered = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
    await settled(() => expect(offered().map((one) => one.textContent)).toEqual(['No seats']));
    offered()[0]?.click();
    await settled(() =>
      expect(page.querySelector<HTMLTextAreaElement>('form textarea')?.value).toBe(
        `أمينة عتيق، شُغلت المقاعد كلها (${submission.reference}).`,
      ),
    );
  });
});
