import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { formatNumber, formatTime } from '@scholars/contract/format';
import { afterEach, describe, expect, it, vi } from 'vitest';
import arDoor from '~/i18n/locales/ar/door.json';
import enDoor from '~/i18n/locales/en/door.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';

afterEach(() => {
  window.localStorage.clear();
  vi.useRealTimers();
});

describe.each(byTurns())('The door, in %s', (locale) => {
  const texts = { en: enDoor, ar: arDoor }[locale];
  const guest = (given: Partial<DoorGuest>): DoorGuest => ({
    id: 'g1',
    code: 'ABCD-EFG0',
    names: ['Amina Otieno', 'أمينة عتيق'],
    organizations: [],
    answer: 'yes',
    guests: 0,
    arrivedAt: null,
    peopleIn: given.arrivedAt ? 1 + (given.guests ?? 0) : 0,
    ...given,
  });
  const since = '2027-04-06T06:12:00.000Z';
  const door = [
    guest({}),
    guest({ id: 'g2', code: 'ABCD-EFG1', names: ['Omar Haddad'], answer: 'waitlist' }),
    guest({ id: 'g3', code: 'ABCD-EFG2', names: ['Lena Brandt'], arrivedAt: since }),
  ];

  const textOf = (words: { en: string; ar: string }) => words[locale];
  const at = (guests: DoorGuest[], index: number) => guests[index] ?? expect.fail();

  async function open(guests: DoorGuest[] = door) {
    const server = backOfficeServer({ door: structuredClone(guests) });
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

  it('asks why a guest is let in, and reads the next badge in the meantime, not as the reason', async () => {
    const { server, enter, result, page, type } = await open();
    await enter('Omar Haddad');
    await settled(() => expect(result()?.querySelector('input')).toBe(document.activeElement));
    const search = page.querySelector<HTMLInputElement>('main [role="search"] input') ?? expect.fail();
    search.focus();
    type(search, 'ABCD');
    await settled(() => expect(search.value).toBe('ABCD'));
    expect(document.activeElement).toBe(search);
    await enter('ABCD-EFG0');
    await settled(() => expect(server.door[0]?.arrivedAt).not.toBeNull());
    expect(server.door[1]?.arrivedAt).toBeNull();
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

  it('says of a badge that another door has read before that its guest is in already', async () => {
    const { server, enter, result } = await open();
    const already = texts.result.already.replace('{{time}}', formatTime(since, locale));
    at(server.door, 0).arrivedAt = since;
    await enter('ABCD-EFG0');
    await settled(() => expect(result()?.textContent).toContain(already));
    expect(result()?.textContent).not.toContain(texts.result.in);
    expect(result()?.getAttribute('data-tone')).toBe('attention');
  });

  it('says it also of one who was noted without a connection, once the door is with the next guest', async () => {
    const { server, enter, result, says, page } = await open();
    server.failing = 503;
    await enter('ABCD-EFG0');
    await settled(() => expect(result()?.textContent).toContain('Amina Otieno'));
    await enter('ABCD-EFG2');
    await settled(() => expect(result()?.textContent).toContain('Lena Brandt'));
    await says(texts.cut);
    at(server.door, 0).arrivedAt = since;
    server.failing = 0;
    window.dispatchEvent(new Event('online'));
    const twice = texts.twice.replace('{{name}}', 'Amina Otieno').replace('{{time}}', formatTime(since, locale));
    await says(twice);
    page.querySelector<HTMLButtonElement>('main [role="alert"] button')?.click();
    await settled(() => expect(page.textContent).not.toContain(twice));
  });

  it('follows other doors that take somebody back, or let them in', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { server, enter, result } = await open();
    await enter('ABCD-EFG0');
    await settled(() => expect(server.door[0]?.arrivedAt).not.toBeNull());
    at(server.door, 0).arrivedAt = null;
    vi.advanceTimersByTime(5000);
    await settled(() => expect(result()?.textContent).toContain(texts.result.out));
    expect(result()?.textContent).not.toContain(texts.result.in);
    await enter('Amina Otieno');
    await settled(() => expect(result()?.textContent).toContain(texts.asked.yes));
    at(server.door, 0).arrivedAt = since;
    vi.advanceTimersByTime(5000);
    const already = texts.result.already.replace('{{time}}', formatTime(since, locale));
    await settled(() => expect(result()?.textContent).toContain(already));
  });

  it('lets in all of a party until it is said how many of them came, and counts these', async () => {
    const { server, enter, result, press, page } = await open([
      guest({ guests: 3 }),
      guest({ id: 'g9', code: 'ABCD-EFG9', names: ['Lena Brandt'] }),
    ]);
    const counts = () => [...page.querySelectorAll('main dl dd')].map(({ textContent }) => textContent);
    const said = (...numbers: number[]) => numbers.map((count) => formatNumber(count, locale));
    await enter('ABCD-EFG0');
    await settled(() => expect(counts()).toEqual(said(4, 5, 1)));
    const chosen = () => result()?.querySelector('[aria-pressed="true"]')?.textContent;
    expect(chosen()).toBe(formatNumber(4, locale));
    await settled(() => expect(server.door[0]?.peopleIn).toBe(4));
    server.failing = 503;
    await press(formatNumber(3, locale));
    await settled(() => expect(counts()).toEqual(said(3, 5, 2)));
    expect(chosen()).toBe(formatNumber(3, locale));
    expect(server.door[0]?.peopleIn).toBe(4);
    server.failing = 0;
    window.dispatchEvent(new Event('online'));
    await settled(() => expect(server.door[0]?.peopleIn).toBe(3));
    await press(texts.undo);
    await settled(() => expect(counts()).toEqual(said(0, 5, 5)));
  });

  it('lets nobody in of several who have a name, says how many they are, and leads to them', async () => {
    const others = Array.from({ length: 10 }, (_, i) => guest({ id: `o${i}`, code: '', names: [`Amina Saleh ${i}`] }));
    const { page, enter, result, type } = await open([...door, ...others]);
    await enter('ABCD-EFG2');
    await settled(() => expect(result()).not.toBeNull());
    await enter('amina');
    const list = await vi.waitFor(() => page.querySelector<HTMLElement>('main ul[tabindex]') ?? expect.fail());
    expect(result()).toBeNull();
    expect(document.activeElement).toBe(list);
    const found = textOf({ en: '11 guests found', ar: 'عُثر على ١١ ضيفًا' });
    expect(page.querySelector('main')?.textContent).toContain(found);
    expect(list.querySelectorAll('li')).toHaveLength(8);
    type(page.querySelector('main [role="search"] input'), 'amina otieno');
    await settled(() => expect(page.querySelectorAll('main ul[tabindex] li')).toHaveLength(1));
    await enter('amina otieno');
    await settled(() => expect(result()?.textContent).toContain(texts.asked.yes));
  });

  it('counts people, as the list of guests does: guests with those whom they bring', async () => {
    const { page } = await open([
      guest({ guests: 2 }),
      guest({ id: 'g2', guests: 1, arrivedAt: since }),
      guest({ id: 'g3', answer: 'no', arrivedAt: since }),
      guest({ id: 'g4', answer: 'waiting' }),
    ]);
    const counts = [...page.querySelectorAll('main dl > div')].map((one) => [
      one.querySelector('dt')?.textContent,
      one.querySelector('dd')?.textContent,
    ]);
    const number = (count: number) => formatNumber(count, locale);
    expect(counts).toEqual([
      [texts.count.in, number(3)],
      [texts.count.coming, number(5)],
      [texts.count.missing, number(3)],
    ]);
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
