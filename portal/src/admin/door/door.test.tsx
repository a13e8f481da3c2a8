import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatTime } from '@scholars/contract/format';
import { locales } from '@scholars/contract/locale';
import { afterEach, describe, expect, it, vi } from 'vitest';
import arDoor from '~/i18n/locales/ar/door.json';
import enDoor from '~/i18n/locales/en/door.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';

afterEach(() => window.localStorage.clear());

describe.each(locales)('The door, in %s', (locale) => {
  const texts = { en: enDoor, ar: arDoor }[locale];
  const guest = (given: Partial<DoorGuest>): DoorGuest => ({
    id: 'g1',
    code: 'ABCD-EFG0',
    names: ['Amina Otieno', 'أمينة عتيق'],
    organizations: [],
    answer: 'yes',
    guests: 0,
    arrivedAt: null,
    ...given,
  });
  const since = '2027-04-06T06:12:00.000Z';
  const door = [
    guest({}),
    guest({ id: 'g2', code: 'ABCD-EFG1', names: ['Omar Haddad'], answer: 'waitlist' }),
    guest({ id: 'g3', code: 'ABCD-EFG2', names: ['Lena Brandt'], arrivedAt: since }),
  ];

  async function open() {
    const server = backOfficeServer({ door: structuredClone(door) });
    const opened = await openBackOffice(locale, '/guests/door', server);
    await opened.says(texts.title);
    const enter = async (typed: string) => {
      const input = await vi.waitFor(() => opened.page.querySelector('main [role="search"] input') ?? expect.fail());
      opened.type(input, typed);
      opened.page.querySelector<HTMLButtonElement>('main [role="search"] button[type="submit"]')?.click();
    };
    const result = () => opened.page.querySelector(`section[aria-label="${texts.result.title}"]`);
    return { ...opened, server, enter, result };
  }

  it('lets in who comes by the code, however it is typed, and takes it back', async () => {
    const { server, enter, result, press } = await open();
    await enter('abcd efgo');
    await settled(() => expect(result()?.textContent).toContain(texts.result.in));
    expect(result()?.textContent).toContain('Amina Otieno');
    expect(result()?.getAttribute('data-tone')).toBe('good');
    await settled(() => expect(server.door[0]?.arrivedAt).not.toBeNull());
    await press(texts.undo);
    await settled(() => expect(server.door[0]?.arrivedAt).toBeNull());
    expect(result()?.textContent).toContain(texts.result.out);
  });

  it('says since when somebody is in, and that nobody has a code', async () => {
    const { enter, result } = await open();
    await enter('ABCDEFG2');
    const already = texts.result.already.replace('{{time}}', formatTime(since, locale));
    await settled(() => expect(result()?.textContent).toContain(already));
    await enter('ZZZZ-ZZZZ');
    await settled(() => expect(result()?.textContent).toContain(texts.result.unknown));
    expect(result()?.getAttribute('data-tone')).toBe('bad');
  });

  it('lets in who has no place with a reason alone', async () => {
    const { server, enter, result, says, type } = await open();
    await enter('ABCD-EFG1');
    await settled(() => expect(result()?.textContent).toContain(texts.asked.waitlist));
    result()?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    await says(texts.reasonMissing);
    expect(server.asked.filter((call) => call.startsWith('POST'))).toEqual([]);
    type(result()?.querySelector('input') ?? null, 'Invited by the dean');
    result()?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
    await settled(() => expect(server.door[1]?.arrivedAt).not.toBeNull());
  });

  it('goes on without a connection, and sends later what was done', async () => {
    const { server, enter, says, page } = await open();
    server.failing = 503;
    await enter('أمينة');
    await settled(() => expect(page.textContent).toContain(texts.asked.yes));
    page.querySelector<HTMLButtonElement>('main section button[type="submit"]')?.click();
    await says(texts.result.in, texts.pending.one, texts.cut);
    expect(server.door[0]?.arrivedAt).toBeNull();
    server.failing = 0;
    window.dispatchEvent(new Event('online'));
    await settled(() => expect(server.door[0]?.arrivedAt).not.toBeNull());
    await settled(() => expect(page.textContent).not.toContain(texts.pending.one));
  });

  it('says that what was done is answered and not taken, keeps it, and sends it again', async () => {
    const { server, enter, says, page } = await open();
    server.failing = 400;
    await enter('ABCD-EFG0');
    await says(texts.turnedDown, texts.pending.one);
    expect(page.textContent).not.toContain(texts.cut);
    server.failing = 0;
    window.dispatchEvent(new Event('online'));
    await settled(() => expect(server.door[0]?.arrivedAt).not.toBeNull());
    await settled(() => expect(page.textContent).not.toContain(texts.turnedDown));
  });
});
