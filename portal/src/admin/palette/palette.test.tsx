import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { guestSample } from '../../../tests/back-office/guest-samples';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';

// jsdom scrolls nothing.
Object.assign(HTMLElement.prototype, { scrollIntoView() {} });

const combobox = () => document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
const options = () => [...document.querySelectorAll<HTMLElement>('dialog[open] [role="option"]')];
const names = () => options().map((option) => option.textContent.trim());
const said = () => document.querySelector('dialog[open] [role="status"]')?.textContent;
const asked = (server: { asked: string[] }) => server.asked.filter((call) => call.includes('/backoffice/records'));

function key(target: EventTarget, given: KeyboardEventInit): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...given }));
}

// As the key says it where Arabic is typed.
const paletteKey = { code: 'KeyK', key: 'ن', ctrlKey: true };

describe.each(byTurns())('The command palette, in %s', (locale) => {
  const setUp = async () => {
    const server = backOfficeServer();
    server.submissions.applications = [
      buildSubmission('applications', { id: 'a1', fields: { fullName: 'Amina Otieno' } }),
      buildSubmission('applications', { id: 'a2', status: 'rejected', fields: { fullName: 'Amina Haddad' } }),
    ];
    const opened = await openBackOffice(locale, '/travel-intakes', server);
    await opened.says(opened.t('kind.travel-intakes'));
    return { server, ...opened };
  };
  const openPalette = async () => {
    const opened = await setUp();
    key(document.body, paletteKey);
    await settled(() => expect(combobox()).toBeTruthy());
    const field = () => combobox() ?? expect.fail('no field');
    const present = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
    return { ...opened, field, present };
  };

  it.each([
    ['Ctrl+K', paletteKey],
    ['Cmd+K', { code: 'KeyK', key: 'k', metaKey: true }],
  ])('opens by %s while somebody types, by the place of the key', async (_, pressed) => {
    const { page } = await setUp();
    const search = page.querySelector('main input') ?? expect.fail('no field');
    expect(key(search, pressed), 'left to the browser').toBe(false);
    await settled(() => expect(combobox()).toBeTruthy());
  });

  it('opens by its button, which says the keys', async () => {
    const { page, lists } = await setUp();
    const button = page.querySelector<HTMLElement>('[aria-keyshortcuts="Control+K Meta+K"]');
    expect(button?.textContent).toBe(`${lists('palette.title')}Ctrl+K`);
    button?.click();
    await settled(() => expect(combobox()).toBeTruthy());
  });

  it('does not open while another window is open, nor by K alone', async () => {
    const { lists, press } = await setUp();
    expect(key(document.body, { code: 'KeyK', key: 'k', shiftKey: true, ctrlKey: true })).toBe(true);
    await press(lists('views.manage'));
    await settled(() => expect(document.querySelector('dialog[open]')).toBeTruthy());
    expect(key(document.body, paletteKey)).toBe(true);
    expect(combobox()).toBeNull();
  });

  it('offers every page at once, and those whose names hold what is typed', async () => {
    const { t, page, field, type } = await openPalette();
    const dayOfGathering = locale === 'ar' ? ['البطاقات', 'باب', 'المطبخ'] : ['badges', 'door', 'kitchen'];
    const inMenu = page.querySelectorAll(`nav[aria-label="${t('nav.label')}"] a`).length;
    expect(options()).toHaveLength(inMenu + dayOfGathering.length);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(said()).toBe('');
    const [typed, name] = locale === 'ar' ? ['إحصاآت', 'الإحصاءات'] : ['STATÍST', 'Statistics'];
    type(field(), typed);
    await settled(() => expect(names()).toEqual([name]));
    for (const word of dayOfGathering) {
      type(field(), word);
      await settled(() => expect(options()).toHaveLength(1));
      expect(names()[0]?.toLowerCase()).toContain(word);
    }
  });

  it('goes through its options by keys, past the ends, and opens one', async () => {
    const { field, present, address, t } = await openPalette();
    const all = names();
    expect(present()?.trim()).toBe(all[0]);
    const steps = [['ArrowDown', 1], ['ArrowDown', 2], ['ArrowUp', 1], ['End', -1], ['ArrowDown', 0], ['ArrowUp', -1], ['Home', 0]] as const; // prettier-ignore
    for (const [pressed, at] of steps) {
      key(field(), { key: pressed });
      await settled(() => expect(present()?.trim(), pressed).toBe(all.at(at)));
    }
    key(field(), { key: 'End' });
    await settled(() => expect(present()?.trim()).toBe(t('mail.title')));
    key(field(), { key: 'Enter' });
    await settled(() => expect(address()).toBe('/mail-jobs'));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('looks within words too by a press, which writes the asterisk, and back', async () => {
    const { server, field, type, lists, press } = await openPalette();
    expect(document.querySelector('dialog[open]')?.textContent).not.toContain(lists('reach.widen'));
    type(field(), 'mina');
    await press(lists('reach.widen'));
    expect([field().value, document.activeElement]).toEqual(['*mina', field()]);
    await settled(() => expect(asked(server).at(-1)).toBe('GET /api/backoffice/records?q=*mina'));
    await press(lists('reach.narrow'));
    await settled(() => expect(field().value).toBe('mina'));
  });

  it('finds records by two letters, with kind, reference, name and status, and opens one by the pointer', async () => {
    const { server, field, type, t, lists, address } = await openPalette();
    type(field(), 'Ami');
    type(field(), 'Amin');
    await settled(() => expect(options()).toHaveLength(2));
    expect(asked(server)).toEqual(['GET /api/backoffice/records?q=Amin']);
    expect(said()).toBe(lists('palette.found', { count: 2 }));
    const reference = server.submissions.applications[1]?.reference ?? '';
    for (const word of [t('kind.applications'), reference, 'Amina Haddad', t('status.rejected')])
      expect(names()[1]).toContain(word);
    expect(document.querySelector('dialog [role="group"]')?.getAttribute('aria-label')).toBe(lists('palette.records'));
    options()[1]?.click();
    await settled(() => expect(address()).toBe('/applications/a2'));
  });

  it('finds guests with their event, and leads to them in its list', async () => {
    const { server, field, type, t, address } = await openPalette();
    server.guests.invitations = [
      guestSample({ id: 'g1', fullName: 'Lena Brandt', emailAddress: 'lena@lakeside.example' }),
      guestSample({ id: 'g2', fullName: 'Lena Adeyemi', emailAddress: '' }),
      guestSample({ id: 'g3', fullName: 'Lena Adeyemi', emailAddress: '' }),
    ];
    type(field(), 'lena');
    await settled(() => expect(options()).toHaveLength(2));
    for (const word of ['Lena Brandt', t('guests.title'), 'lena@lakeside.example']) expect(names()[0]).toContain(word);
    options()[1]?.click();
    await settled(() => expect(address()).toBe('/guests?q=Lena+Adeyemi'));
  });

  it('asks nothing for one letter, and says when there is nothing', async () => {
    const { server, field, type, lists } = await openPalette();
    type(field(), '؟ x');
    await settled(() => expect(said()).toBe(lists('palette.nothing')));
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type(field(), 'xyz');
    await settled(() => expect(said()).toBe(lists('palette.looking')));
    await settled(() => expect(said()).toBe(lists('palette.nothing')));
    expect(asked(server)).toEqual(['GET /api/backoffice/records?q=xyz']);
  });

  it('takes back what it asked before, and never shows the answer to another text', async () => {
    const opened = await setUp();
    const signals = new Map<string, AbortSignal>();
    globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
      const q = new URL(input, 'http://portal.invalid').searchParams.get('q');
      if (q && init.signal) signals.set(q, init.signal);
      return q === 'Amina' ? new Promise<Response>(() => {}) : opened.server.fetch(input, init);
    }) as typeof fetch;
    key(document.body, paletteKey);
    await settled(() => expect(combobox()).toBeTruthy());
    opened.type(combobox(), 'Amina');
    await settled(() => expect(signals.get('Amina')?.aborted).toBe(false));
    opened.type(combobox(), 'Amina H');
    await settled(() => expect(signals.get('Amina')?.aborted).toBe(true));
    await settled(() => expect(options()).toHaveLength(1));
    expect(signals.get('Amina H')?.aborted).toBe(false);
    opened.type(combobox(), 'Amina Ha');
    await settled(() => expect(options()).toHaveLength(0));
  });

  it('says in words that records could not be read, keeps what is typed, and tries again', async () => {
    const { server, field, type, t, press } = await openPalette();
    server.failing = 503;
    type(field(), 'Amina');
    await settled(() =>
      expect(document.querySelector('dialog [role="alert"]')?.textContent).toContain(t('problem.unavailable')),
    );
    expect(field().value).toBe('Amina');
    server.failing = 0;
    await press(t('problem.retry'));
    await settled(() => expect(options()).toHaveLength(2));
  });

  it('closes by its own keys', async () => {
    const { field } = await openPalette();
    expect(key(field(), paletteKey)).toBe(false);
    await settled(() => expect(document.querySelector('dialog[open]')).toBeNull());
  });
});

describe('The number of results', () => {
  it('is said in all six forms of Arabic', async () => {
    const { lists } = await openBackOffice('ar', '/travel-intakes', backOfficeServer());
    const spoken = [0, 1, 2, 3, 11, 100].map((count) => lists('palette.found', { count }));
    expect(spoken).toEqual(['لا نتائج', 'نتيجة واحدة', 'نتيجتان', '٣ نتائج', '١١ نتيجة', '١٠٠ نتيجة']);
  });
});
