import { comparedRows } from '@scholars/contract/queues/search-reach';
import { describe, expect, it } from 'vitest';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../../tests/back-office/open-back-office';
import { buildSubmission } from '../../../tests/back-office/submissions';

const headsOf = (page: HTMLElement) =>
  [...page.querySelectorAll('thead th')].map((head) => head.textContent).filter(Boolean);

describe.each(byTurns())('A list’s columns, in %s', (locale) => {
  const open = async (path = '') => {
    const server = backOfficeServer();
    server.submissions['travel-intakes'] = [
      buildSubmission('travel-intakes', {
        fields: { fullName: 'Amina Otieno', phoneNumber: '+254 711550142', preferredAirport: 'Kisumu' },
      }),
    ];
    return { server, ...(await openBackOffice(locale, `/travel-intakes${path}`, server)) };
  };

  it('are those of the address, in its order, and nothing more of a person is asked for', async () => {
    const { t, page, says, server } = await open('?columns=phoneNumber,fullName');
    await says('Amina Otieno', '+254 711550142');
    expect(headsOf(page)).toEqual([t('field.phoneNumber'), t('field.fullName')]);
    expect(server.asked.join()).not.toContain('officePhone');
  });

  it('are chosen and put in order, which stands in the address', async () => {
    const { lists, t, page, says, press, address } = await open();
    await says('Amina Otieno');
    await press(lists('columns.title'));
    const box = (name: string) =>
      [...page.querySelectorAll('dialog label')].find((label) => label.textContent === name)?.querySelector('input');
    await settled(() => expect(box(t('field.preferredAirport'))).toBeTruthy());
    box(t('field.preferredAirport'))?.click();
    await says('Kisumu');
    await press(lists('columns.earlier', { column: t('field.preferredAirport') }));
    await settled(() => expect(headsOf(page).slice(-2)).toEqual([t('field.preferredAirport'), t('field.createdAt')]));
    expect(address()).toContain('columns=reference,fullName,preferredDepartureDate');
    await press(lists('columns.reset'));
    await settled(() => expect(address()).not.toContain('columns='));
  });
});

describe.each(byTurns())('What narrows a list, in %s', (locale) => {
  it('is kept where a status is pressed while words are still being typed', async () => {
    const server = backOfficeServer();
    server.submissions.applications = [
      buildSubmission('applications', { fields: { fullName: 'Amina Otieno' } }),
      buildSubmission('applications', { status: 'rejected', fields: { fullName: 'Omar Haddad' } }),
    ];
    const { t, page, says, type, address } = await openBackOffice(locale, '/applications', server);
    await says('Amina Otieno', 'Omar Haddad');
    type(page.querySelector('input[type="search"]'), 'Haddad');
    [...page.querySelectorAll<HTMLElement>('button[aria-pressed]')]
      .find((button) => button.textContent?.startsWith(t('status.rejected')))
      ?.click();
    await settled(() => expect(decodeURIComponent(address())).toContain('=Haddad'));
    expect(decodeURIComponent(address())).toContain('=rejected');
  });
});

describe.each(byTurns())('What a list is searched for, in %s', (locale) => {
  it.each(['applications', 'member-accounts'])(
    'is said to be looked for by beginnings, or within words: %s',
    async (list) => {
      const { lists, page, says, press, type, address } = await openBackOffice(locale, `/${list}`, backOfficeServer());
      const field = () => page.querySelector<HTMLInputElement>('main input[type="search"]');
      await settled(() => expect(field()).not.toBeNull());
      expect(page.textContent).not.toContain(lists('reach.widen'));
      type(field(), 'tien');
      field()?.closest('form')?.requestSubmit();
      await says(lists('reach.begins', { number: comparedRows }));
      await press(lists('reach.widen'));
      await says(lists('reach.within', { number: comparedRows }));
      expect(field()?.value).toBe('*tien');
      await settled(() => expect(address()).toContain('=*tien'));
      await press(lists('reach.narrow'));
      await settled(() => expect(field()?.value).toBe('tien'));
    },
  );
});

describe.each(byTurns())('A saved view, in %s', (locale) => {
  it('is saved under a name, opened by its link, and deleted', async () => {
    const server = backOfficeServer();
    server.submissions.applications = [
      buildSubmission('applications', { fields: { fullName: 'Amina Otieno' } }),
      buildSubmission('applications', { status: 'rejected', fields: { fullName: 'Omar Haddad' } }),
    ];
    const filter = 'filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=rejected';
    const { lists, page, says, press, type } = await openBackOffice(locale, `/applications?${filter}`, server);
    await says('Omar Haddad');
    await press(lists('views.manage'));
    await settled(() => expect(page.querySelector('dialog form input')).toBeTruthy());
    type(page.querySelector('dialog form input'), 'Rejected ones');
    await press(lists('views.save'));
    await settled(() => expect(server.views).toMatchObject([{ queue: 'applications', name: 'Rejected ones' }]));
    await press(lists('views.everything'));
    await says('Amina Otieno');
    await press('Rejected ones');
    await settled(() => expect(page.querySelector('main')?.textContent).not.toContain('Amina Otieno'));
    await press(lists('views.manage'));
    await press(lists('views.delete', { name: 'Rejected ones' }));
    await settled(() => expect(server.views).toEqual([]));
  });

  it('that the list opens with is shown where its address says nothing, and left by “Everything”', async () => {
    const server = backOfficeServer();
    server.submissions['contact-messages'] = [
      buildSubmission('contact-messages', { fields: { subject: 'Visiting', fullName: 'Amina Otieno' } }),
      buildSubmission('contact-messages', { status: 'answered', fields: { subject: 'Thanks' } }),
    ];
    const query = 'filters[0][field]=status&filters[0][operator]=in&filters[0][value][0]=answered';
    server.views = [{ id: 'v1', queue: 'contact-messages', name: 'Done', query, isDefault: true }];
    const { lists, page, says, press } = await openBackOffice(locale, '/contact-messages', server);
    await says('Thanks');
    expect(page.querySelector('tbody')?.textContent).not.toContain('Visiting');
    await press(lists('views.everything'));
    await says('Visiting', 'Thanks');
  });
});

describe.each(byTurns())('What waits, in %s', (locale) => {
  it('is counted by coordinator, and each number leads to its rows', async () => {
    const server = backOfficeServer();
    const [me, other] = server.coordinators;
    server.submissions['travel-requests'] = [
      buildSubmission('travel-requests', { fields: { fullName: 'Amina Otieno' }, assignee: me ?? null }),
      buildSubmission('travel-requests', { fields: { fullName: 'Omar Haddad' }, assignee: other ?? null }),
      buildSubmission('travel-requests', { status: 'closed', fields: { fullName: 'Li Wei' }, assignee: me ?? null }),
    ];
    const { lists, page, says, press } = await openBackOffice(locale, '/travel-requests', server);
    const one = locale === 'ar' ? '١' : '1';
    await says('Amina Otieno', `${lists('waiting.mine')} ${one}`, `Huda Nasser ${one}`);
    await press(`${lists('waiting.mine')} ${one}`);
    await settled(() => {
      expect(page.querySelector('tbody')?.textContent).toContain('Amina Otieno');
      expect(page.querySelector('tbody')?.textContent).not.toContain('Omar Haddad');
    });
    expect(page.querySelector('tbody')?.textContent).not.toContain('Li Wei');
  });
});

describe('The rows of a list are counted as what they are', () => {
  it.each([
    ['en', 'contact-messages', 2, '2 messages'],
    ['ar', 'contact-messages', 1, 'رسالة واحدة'],
    ['ar', 'contact-messages', 2, 'رسالتان'],
    ['ar', 'message-reports', 3, '٣ بلاغات'],
    ['ar', 'travel-intakes', 11, '١١ استمارة'],
    ['ar', 'founding-fellows-profiles', 11, '١١ ملفًا'],
  ] as const)('in %s, %s: %i', async (locale, kind, count, expected) => {
    const server = backOfficeServer();
    server.submissions[kind] = Array.from({ length: count }, () => buildSubmission(kind));
    const { page, t } = await openBackOffice(locale, `/${kind}`, server);
    await settled(() => expect(page.querySelector('main [role="status"]')?.textContent).toBe(expected));
    await settled(() => expect(page.querySelector('nav')?.textContent).toContain(t('nav.new', { things: expected })));
  });
});

describe.each(byTurns())('A list whose rows are awaited, in %s', (locale) => {
  it('does not say that there are none', async () => {
    const server = backOfficeServer();
    server.submissions['travel-intakes'] = [
      buildSubmission('travel-intakes', { fields: { fullName: 'Amina Otieno' } }),
    ];
    const said = new Set<string>();
    const observer = new MutationObserver(() => {
      for (const row of document.querySelectorAll('tbody tr:not([aria-hidden])')) said.add(row.textContent.trim());
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { says } = await openBackOffice(locale, '/travel-intakes', server);
    await says('Amina Otieno');
    observer.disconnect();
    expect(said.size, 'rows were awaited').toBe(2);
    expect(said).toContain('');
  });
});

describe.each(byTurns())('A list whose page is past its end, as its last rows are dealt with, in %s', (locale) => {
  it('shows the page that is its last now', async () => {
    const server = backOfficeServer();
    server.submissions.applications = Array.from({ length: 21 }, (_, i) =>
      buildSubmission('applications', { fields: { fullName: `Sender ${i + 1}.` } }),
    );
    const { address, page, says } = await openBackOffice(locale, '/applications?pageSize=20&currentPage=3', server);
    await says('Sender 1.');
    expect(page.querySelector('main')?.textContent).not.toContain('Sender 2.');
    await settled(() => expect(address()).toContain('currentPage=2'));
  });
});

describe('A list that could not be read without a connection', () => {
  it('is read by itself once there is one again', async () => {
    const server = backOfficeServer();
    server.submissions.applications = [buildSubmission('applications', { fields: { fullName: 'Amina Otieno' } })];
    server.failing = 503;
    const { t, says } = await openBackOffice('en', '/applications', server);
    await says(t('problem.title'));
    window.dispatchEvent(new Event('offline'));
    server.failing = 0;
    window.dispatchEvent(new Event('online'));
    await says('Amina Otieno');
  });
});
