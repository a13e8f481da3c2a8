import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { tellBrowser, toldByBrowser } from '../../../tests/back-office/live-news';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';

const kind = 'contact-messages';
const colleagues = ['Huda Nasser', 'Omar Haddad', 'Sara Mansour', 'Lena Bauer', 'Amina Otieno'];

describe.each(byTurns())('A submission that colleagues have open, in %s', (locale) => {
  const open = async () => {
    const server = backOfficeServer();
    server.coordinators = ['Mariam Al-Sayed', ...colleagues].map((name, n) => ({ id: `u${n + 1}`, name }));
    const submission = buildSubmission(kind, { fields: { subject: 'Visiting' } });
    server.submissions[kind] = [submission];
    const opened = await openBackOffice(locale, `/${kind}/${submission.id}`, server);
    await opened.says('Visiting');
    const place = () => opened.page.querySelector('h1 ~ [role="status"]')?.textContent;
    const openToo = (...coordinators: string[]) => tellBrowser('openToo', { kind, id: submission.id, coordinators });
    return { ...opened, id: submission.id, place, openToo };
  };
  const listed = (...names: string[]) => new Intl.ListFormat(locale).format(names);

  it('names them beside its heading, the first of many, until they leave', async () => {
    const { live, place, openToo } = await open();
    expect(place()).toBe('');
    openToo('u2');
    await settled(() => expect(place()).toBe(live('openToo', { names: 'Huda Nasser' })));
    openToo('u2', 'u3', 'u4');
    const three = listed(...colleagues.slice(0, 3));
    await settled(() => expect(place()).toBe(live('openToo', { names: three })));
    openToo('u2', 'u3', 'u4', 'u5', 'u6');
    const five = listed('Huda Nasser', 'Omar Haddad', live('more', { count: 3 }));
    await settled(() => expect(place()).toBe(live('openToo', { names: five })));
    openToo();
    await settled(() => expect(place()).toBe(''));
  });

  it('says so of another window of one’s own, and nothing of another submission or of who is not known', async () => {
    const { live, place, openToo } = await open();
    tellBrowser('openToo', { kind, id: 'another', coordinators: ['u2'] });
    openToo('u1', 'somebody-new');
    await settled(() => expect(place()).toBe(live('openInOwnWindow')));
  });

  it('is told to be open once one stays at it, and to be left', async () => {
    toldByBrowser.length = 0;
    const { id, page } = await open();
    await settled(() => expect(toldByBrowser.at(-1)).toEqual({ word: 'open', said: { kind, id } }));
    page.querySelector<HTMLElement>(`main a[href$="/${kind}"]`)?.click();
    await settled(() => expect(toldByBrowser.at(-1)).toEqual({ word: 'open', said: null }));
  });
});
