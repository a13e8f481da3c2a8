import { formatNumber } from '@scholars/contract/format';
import type { MailJob } from '@scholars/contract/mail-jobs';
import { describe, expect, it, vi } from 'vitest';
import arGuests from '~/i18n/locales/ar/guests.json';
import enGuests from '~/i18n/locales/en/guests.json';
import { backOfficeServer, moveOn } from '../../tests/back-office/back-office-server';
import { answersSample, guestSample } from '../../tests/back-office/guest-samples';
import { byTurns } from '../../tests/back-office/by-turns';
import { openBackOffice, settled } from '../../tests/back-office/open-back-office';
import { buildSubmission } from '../../tests/back-office/submissions';
import arShell from '../i18n/locales/ar/shell.json';
import enShell from '../i18n/locales/en/shell.json';
import arRecords from '../i18n/locales/ar/records.json';
import enRecords from '../i18n/locales/en/records.json';

const textsOf = (locale: 'en' | 'ar') => (locale === 'ar' ? arRecords : enRecords);

describe.each(byTurns())('The overview, in %s', (locale) => {
  it('says of each queue how many have each status, and names the newest that nobody has looked at', async () => {
    const server = backOfficeServer();
    server.submissions['contact-messages'] = [
      buildSubmission('contact-messages', { fields: { subject: 'Visiting', fullName: 'Amina Otieno' } }),
      buildSubmission('contact-messages', { status: 'answered', fields: { subject: 'Thanks' } }),
    ];
    const { t, page, says } = await openBackOffice(locale, '', server);
    await says(t('dashboard.title'), 'Visiting', 'Amina Otieno', t('dashboard.nothingWaiting'));
    const queue = page.querySelector(`section:has(a[href*="contact-messages"])`);
    expect(queue?.querySelector('h2')?.textContent).toBe(t('kind.contact-messages'));
    expect(queue?.textContent).toContain(t('dashboard.all', { count: 2 }));
    expect(queue?.textContent).not.toContain('Thanks');
    expect(page.querySelector('nav')?.textContent).toContain(
      t('nav.new', { things: t('counted.contact-messages', { count: 1 }) }),
    );
  });

  it('leads from a number to the rows behind it', async () => {
    const server = backOfficeServer();
    server.submissions['travel-intakes'] = [
      buildSubmission('travel-intakes', { fields: { fullName: 'Amina Otieno' } }),
      buildSubmission('travel-intakes', { status: 'booked', fields: { fullName: 'Omar Haddad' } }),
    ];
    const { t, page, press, says } = await openBackOffice(locale, '', server);
    await says('Amina Otieno');
    const booked = [...page.querySelectorAll('a')].find((link) => link.textContent?.endsWith(t('status.booked')));
    await press(booked?.textContent ?? '');
    await says(t('kind.travel-intakes'), 'Omar Haddad', t('counted.travel-intakes', { count: 1 }));
    expect(page.querySelector('main')?.textContent).not.toContain('Amina Otieno');
  });
});

describe.each(byTurns())('A submission that coordinators share, in %s', (locale) => {
  const open = async () => {
    const server = backOfficeServer();
    const submission = buildSubmission('travel-intakes', {
      fields: { fullName: 'Amina Otieno', emailAddress: 'amina@lakeside.example' },
    });
    server.submissions['travel-intakes'] = [submission];
    const path = `/travel-intakes/${submission.id}`;
    const openAgain = () => openBackOffice(locale, path, server);
    return { submission, server, openAgain, ...(await openAgain()) };
  };

  it('is taken on by a press, and says so', async () => {
    const { t, press, says, submission } = await open();
    await says(t('field.assignee'), t('assignee.take'));
    await press(t('assignee.take'));
    await says(t('history.assigned', { name: 'Mariam Al-Sayed' }));
    expect(submission.assignee?.id).toBe('u1');
  });

  it('stays on the page where it cannot be read anew, which is said and can be tried again', async () => {
    const { t, page, press, says, server } = await open();
    await says('Amina Otieno', t('assignee.take'));
    server.failingReads = 400;
    await press(t('assignee.take'));
    await says(t('problem.title'));
    expect(page.querySelector('main')?.textContent).toContain('Amina Otieno');
    server.failingReads = 0;
    await press(t('problem.retry'));
    await says(t('history.assigned', { name: 'Mariam Al-Sayed' }));
    await settled(() => expect(page.querySelector('main')?.textContent).not.toContain(t('problem.title')));
  });

  it('that somebody else has taken on meanwhile is not taken from them', async () => {
    const { t, press, says, submission } = await open();
    await says(t('assignee.take'));
    moveOn('travel-intakes', submission, 'in_review');
    await press(t('assignee.take'));
    await says(t('conflict.title'));
    expect(submission.assignee).toBeNull();
  });

  it('that one has changed oneself in another window says so, and of a colleague’s change beside it that it was theirs', async () => {
    const { t, page, press, says, submission } = await open();
    const records = textsOf(locale).conflict;
    await says(t('assignee.take'));
    moveOn('travel-intakes', submission, 'in_review', '', 'Mariam Al-Sayed');
    await press(t('assignee.take'));
    await says(records.own, records.byYou);
    expect(page.querySelector('main')?.textContent).not.toContain(t('conflict.title'));
    moveOn('travel-intakes', submission, 'approved');
    await press(records.save);
    await says(t('conflict.title'), 'Huda Nasser');
    expect(page.querySelector('main')?.textContent).not.toContain(records.own);
  });

  it('is given to whom one chose all the same, once both versions were seen', async () => {
    const { t, page, press, says, submission } = await open();
    const records = textsOf(locale).conflict;
    await says(t('assignee.take'));
    moveOn('travel-intakes', submission, 'in_review');
    await press(t('assignee.take'));
    await says(t('conflict.title'));
    const [assignee, status] = ['assignee', 'status'].map((field) =>
      [...page.querySelectorAll('fieldset')].find(
        (one) => one.querySelector('legend')?.textContent === t(`field.${field}` as 'field.status'),
      ),
    );
    // What only the other one changed is no choice.
    expect(status?.textContent).toContain(t('status.new') + records.now + t('status.in_review'));
    expect(status?.querySelector('input')).toBeNull();
    expect(assignee?.textContent).toContain(`${records.mine}Mariam Al-Sayed`);
    await press(records.save);
    await says(t('history.assigned', { name: 'Mariam Al-Sayed' }));
    expect(submission).toMatchObject({ status: 'in_review', version: 3, assignee: { id: 'u1' } });
  });

  it('bears a comment and a message to its sender; what has no words is not sent', async () => {
    const { t, page, press, says, type, submission } = await open();
    await says(t('correspondence.title'));
    await press(t('correspondence.comment.send'));
    await says(t('correspondence.missing'));
    type(page.querySelectorAll('textarea')[0] ?? null, 'Ask the library');
    await press(t('correspondence.comment.send'));
    await says(t('history.commented'), 'Ask the library');
    await press(t('correspondence.message.tab'));
    expect(page.textContent).toContain('amina@lakeside.example');
    type(page.querySelectorAll('textarea')[1] ?? null, 'Please send both pages');
    await press(t('correspondence.message.send'));
    await settled(() =>
      expect(page.querySelector('li[data-action="message-sent"]')?.textContent).toContain('Please send both pages'),
    );
    expect(submission.history.map(({ action }) => action)).toEqual(['created', 'commented', 'message-sent']);
  });

  it('keeps what is written and not sent yet, each for its own use, until it is sent', async () => {
    const { page, t, says, type, openAgain } = await open();
    await says(t('correspondence.title'));
    const kept = () => Object.keys(localStorage).filter((name) => name.startsWith('correspondence:'));
    type(page.querySelectorAll('textarea')[0] ?? null, 'Ask the library first');
    type(page.querySelectorAll('textarea')[1] ?? null, 'Dear Amina');
    const typedIn = (of: HTMLElement) => [...of.querySelectorAll('textarea')].map(({ value }) => value);
    await settled(() => expect(kept()).toHaveLength(2));
    const opened = await openAgain();
    await settled(() => expect(typedIn(opened.page)).toEqual(['Ask the library first', 'Dear Amina']));
    const send = [...opened.page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === t('correspondence.comment.send'),
    );
    send?.click();
    await settled(() => expect(kept()).toHaveLength(1));
    expect(typedIn(opened.page)).toEqual(['', 'Dear Amina']);
  });

  it('is sent once by two presses at once', async () => {
    const { page, t, says, type, submission } = await open();
    await says(t('correspondence.title'));
    type(page.querySelectorAll('textarea')[0] ?? null, 'Once');
    await settled(() => expect(page.querySelector('textarea')?.value).toBe('Once'));
    const send = [...page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === t('correspondence.comment.send'),
    );
    send?.click();
    send?.click();
    await settled(() => expect(page.querySelector('li[data-action="commented"]')).not.toBeNull());
    expect(submission.history.map(({ action }) => action)).toEqual(['created', 'commented']);
  });

  it('stands among one’s own, and not among those that nobody has taken on', async () => {
    const server = backOfficeServer();
    const taken = { ...buildSubmission('travel-intakes', { fields: { fullName: 'Amina Otieno' } }) };
    server.submissions['travel-intakes'] = [
      { ...taken, assignee: server.coordinators[0] ?? null },
      buildSubmission('travel-intakes', { fields: { fullName: 'Omar Haddad' } }),
    ];
    const rowsOf = async (assignee: string, there: string, away: string) => {
      const filter = { field: 'assignee', operator: 'eq', value: assignee };
      const query = Object.entries(filter).map(([name, value]) => `filters[0][${name}]=${value}`);
      const { page, says } = await openBackOffice(locale, `/travel-intakes?${query.join('&')}`, server);
      await says(there);
      expect(page.querySelector('main')?.textContent).not.toContain(away);
    };
    await rowsOf('u1', 'Amina Otieno', 'Omar Haddad');
    await rowsOf('nobody', 'Omar Haddad', 'Amina Otieno');
  });
});

describe.each(byTurns())('A queue, in %s', (locale) => {
  const open = async (path = '') => {
    const server = backOfficeServer();
    server.submissions['organization-requests'] = [
      buildSubmission('organization-requests', {
        fields: {
          organizationName: 'Lakeside Institute',
          type: 'university',
          country: 'KE',
          contactName: 'Amina Otieno',
          emailAddress: 'amina@lakeside.example',
        },
      }),
      buildSubmission('organization-requests', {
        status: 'in_review',
        fields: { organizationName: 'Harbour Foundation', type: 'foundation', country: 'QA', contactName: 'Omar' },
      }),
    ];
    return { server, ...(await openBackOffice(locale, `/organization-requests${path}`, server)) };
  };
  const names = (page: HTMLElement) =>
    [...page.querySelectorAll('tbody a')].map((link) => link.textContent).filter((name) => name !== '');

  it('shows its columns, the newest row first, with values in the language of the page', async () => {
    const { t, page, says, server } = await open();
    await says(t('kind.organization-requests'), 'Lakeside Institute', 'amina@lakeside.example');
    await says(
      t('counted.organization-requests', { count: 2 }),
      t('organizationType.university'),
      t('status.in_review'),
    );
    await says(locale === 'ar' ? 'كينيا' : 'Kenya');
    expect([...page.querySelectorAll('thead th')].map((head) => head.textContent).filter(Boolean)).toEqual(
      (['reference', 'organizationName', 'country', 'sender', 'status', 'createdAt'] as const).map((name) =>
        t(`field.${name}`),
      ),
    );
    expect(names(page)).toEqual(['Harbour Foundation', 'Lakeside Institute']);
    expect(server.asked.join()).not.toContain('phoneNumber');
  });

  it('is narrowed by its search, and says where nothing is found', async () => {
    const { t, page, says, type, press } = await open();
    await says('Lakeside Institute');
    type(page.querySelector('input[type="search"]'), 'harbour');
    page.querySelector<HTMLFormElement>('form[role="search"]')?.requestSubmit();
    await settled(() => expect(names(page)).toEqual(['Harbour Foundation']));
    type(page.querySelector('input[type="search"]'), 'nobody');
    page.querySelector<HTMLFormElement>('form[role="search"]')?.requestSubmit();
    await says(t('queue.noMatch'));
    await press(t('queue.clear'));
    await says('Lakeside Institute', 'Harbour Foundation');
  });

  it('is narrowed by a status, with the number of each', async () => {
    const { t, page, says } = await open();
    await says('Lakeside Institute');
    const tab = [...page.querySelectorAll<HTMLElement>('[aria-pressed]')].find((one) =>
      one.textContent?.startsWith(t('status.new')),
    );
    expect(tab?.textContent).toBe(`${t('status.new')}${locale === 'ar' ? '١' : '1'}`);
    tab?.click();
    await settled(() => expect(names(page)).toEqual(['Lakeside Institute']));
  });

  it('is ordered by the head of a column', async () => {
    const { t, page, says } = await open();
    await says('Lakeside Institute');
    const head = [...page.querySelectorAll<HTMLElement>('thead th')].find(
      (one) => one.textContent === t('field.country'),
    );
    head?.click();
    await settled(() => expect(names(page)).toEqual(['Lakeside Institute', 'Harbour Foundation']));
    head?.click();
    await settled(() => expect(names(page)).toEqual(['Harbour Foundation', 'Lakeside Institute']));
  });

  it('says what could not be loaded, and tries again', async () => {
    const server = backOfficeServer();
    server.failing = 404;
    const { t, press, says } = await openBackOffice(locale, '/contact-messages', server);
    await says(t('problem.title'));
    server.failing = 0;
    await press(t('problem.retry'));
    await says(t('queue.empty'));
  });

  it('opens a row', async () => {
    const { t, says, press } = await open();
    await press('Lakeside Institute');
    await says(t('group.contactPerson'), 'amina@lakeside.example');
  });
});

describe.each(byTurns())('A submission, in %s', (locale) => {
  const open = async (status = 'in_review') => {
    const server = backOfficeServer();
    const submission = buildSubmission('travel-intakes', {
      status,
      fields: { fullName: 'Amina Otieno', preferredDepartureDate: '2027-01-05', preferredAirport: 'Kisumu' },
      files: [
        {
          id: 'f1',
          field: 'passportDocument',
          name: 'mine.pdf',
          downloadName: 'TI-passport.pdf',
          type: 'application/pdf',
          size: 245_760,
          erasedAt: null,
        },
      ],
    });
    server.submissions['travel-intakes'] = [submission];
    return { submission, server, ...(await openBackOffice(locale, `/travel-intakes/${submission.id}`, server)) };
  };

  it('shows what was filled in, group by group, and what was not', async () => {
    const { t, page, says, submission } = await open();
    await says('Amina Otieno', submission.reference, t('group.journey'), 'Kisumu', t('history.created'));
    const groups = [...page.querySelectorAll('section:has(dl)')];
    expect(groups.map((group) => group.querySelector('h2')?.textContent)).toEqual([
      t('group.person'),
      t('group.journey'),
    ]);
    expect(groups[0]?.textContent).toContain(t('field.phoneNumber') + t('field.empty'));
  });

  it('takes a step, once it has the reason that the person is told', async () => {
    const { t, page, says, press, type, submission } = await open();
    await press(t('step.declined'));
    await says(t('next.reason'));
    page.querySelector<HTMLFormElement>('form:has(textarea)')?.requestSubmit();
    await says(t('next.reasonMissing'));
    expect(submission.status).toBe('in_review');
    type(page.querySelector('textarea'), 'The days are taken');
    page.querySelector<HTMLFormElement>('form:has(textarea)')?.requestSubmit();
    await says(t('status.declined'), 'The days are taken', 'Mariam Al-Sayed');
    expect(submission).toMatchObject({ status: 'declined', version: 2 });
  });

  it('is not moved by somebody who has not seen what happened since', async () => {
    const { t, says, press, submission } = await open('new');
    await says(t('step.in_review'));
    moveOn('travel-intakes', submission, 'in_review', 'I have it on my desk');
    await press(t('step.in_review'));
    await says(t('conflict.title'), 'I have it on my desk');
    await press(t('conflict.reload'));
    await says(t('step.approved'));
    expect(submission.version).toBe(2);
  });

  it('shows both versions where two decide at once, and takes one’s own from the present state', async () => {
    const { t, page, says, press, type, submission } = await open();
    const records = textsOf(locale).conflict;
    await press(t('step.needs_info'));
    await says(t('next.reason'));
    type(page.querySelector('textarea'), 'Which airport?');
    Object.assign(submission, { assignee: { id: 'u2', name: 'Huda Nasser' }, version: 2 });
    page.querySelector<HTMLFormElement>('form:has(textarea)')?.requestSubmit();
    await says(t('conflict.title'), records.seen, records.mine, records.now, 'Huda Nasser');
    expect(page.querySelector<HTMLTextAreaElement>('form:has(fieldset) textarea')?.value).toBe('Which airport?');
    await press(records.save);
    await settled(() => expect(submission).toMatchObject({ status: 'needs_info', version: 3, assignee: { id: 'u2' } }));
    expect(submission.history.at(-1)?.reason).toBe('Which airport?');
  });

  it('keeps what was written for a step that is possible no longer', async () => {
    const { t, page, says, press, type, submission } = await open();
    const records = textsOf(locale).conflict;
    await press(t('step.needs_info'));
    await says(t('next.reason'));
    type(page.querySelector('textarea'), 'Which airport?');
    moveOn('travel-intakes', submission, 'declined', 'No seats');
    page.querySelector<HTMLFormElement>('form:has(textarea)')?.requestSubmit();
    await says(t('conflict.title'), 'No seats', records.impossible);
    type(page.querySelector('form:has(fieldset) textarea'), 'Which airport, please?');
    await press(t('conflict.reload'));
    await says(records.unsent, 'Which airport, please?');
    await press(records.comment);
    await settled(() =>
      expect(submission.history.at(-1)).toMatchObject({ action: 'commented', reason: 'Which airport, please?' }),
    );
  });

  it('keeps the reason that is written for a step, each its own, until the step is taken', async () => {
    const { t, page, press, type, submission, server } = await open();
    const kept = () => Object.keys(localStorage).filter((name) => name.includes(':step:'));
    const reason = (of = page) => of.querySelector<HTMLTextAreaElement>(`form[aria-label] textarea`);
    await press(t('step.declined'));
    await settled(() => expect(reason()).not.toBeNull());
    type(reason(), 'The days are taken');
    await settled(() => expect(kept()).toHaveLength(1));
    await press(t('next.cancel'));
    await press(t('step.needs_info'));
    await settled(() => expect(reason()?.value).toBe(''));
    page.remove();
    const again = await openBackOffice(locale, `/travel-intakes/${submission.id}`, server);
    await again.press(t('step.declined'));
    await settled(() => expect(reason(again.page)?.value).toBe('The days are taken'));
    reason(again.page)?.form?.requestSubmit();
    await settled(() => expect(submission.history.at(-1)?.reason).toBe('The days are taken'));
    await settled(() => expect(kept()).toEqual([]));
  });

  it('keeps the fields that its sender is to complete, until the step is taken', async () => {
    const { t, page, press, submission, server } = await open();
    const boxes = (of: HTMLElement) => [...of.querySelectorAll<HTMLInputElement>('form fieldset input')];
    const ticked = (of: HTMLElement) => boxes(of).map(({ checked }) => checked);
    await press(t('step.needs_info'));
    await settled(() => expect(boxes(page).length).toBeGreaterThan(2));
    boxes(page)[1]?.click();
    await settled(() => expect(Object.keys(localStorage).join()).toContain(':step:needs_info'));
    page.remove();
    const again = await openBackOffice(locale, `/travel-intakes/${submission.id}`, server);
    await again.press(t('step.needs_info'));
    await settled(() => expect(ticked(again.page).slice(0, 3)).toEqual([false, true, false]));
  });

  it('hands over its file under our name, and shows in the history that it was opened', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { t, says, press } = await open();
    await press(t('detail.openFileNamed', { name: t('field.passportDocument') }));
    await says(t('history.fileOpened', { file: t('field.passportDocument') }));
    expect(saved).toEqual(['TI-passport.pdf']);
    click.mockRestore();
  });

  it.each([
    ['/travel-intakes/nothing', 'travel-intakes'],
    ['/member-accounts/nothing', 'member-accounts'],
    ['/message-templates/nothing', 'message-templates'],
  ])('that is not there is said to be missing, beside the way to its list: %s', async (path, list) => {
    const { t, says, page } = await openBackOffice(locale, path, backOfficeServer());
    await says(t('detail.notFound'));
    expect(page.querySelector(`main a[href="/${locale}/admin/${list}"]`)).not.toBeNull();
  });
});

describe.each(byTurns())('The mails, in %s', (locale) => {
  const mail = (given: Partial<MailJob>): MailJob => ({
    id: 'm1',
    template: 'submission-received',
    locale: 'en',
    state: 'sent',
    attempts: 1,
    recipient: null,
    subject: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    sentAt: null,
    nextAttemptAt: null,
    lastError: '',
    ...given,
  });

  it('are listed with what became of them, and one that failed is sent again', async () => {
    const failed = mail({
      id: 'm2',
      state: 'failed',
      recipient: 'amina@lakeside.example',
      subject: 'We have received your message',
      lastError: 'EENVELOPE 550',
    });
    const server = backOfficeServer({ mails: [mail({}), failed] });
    const { t, page, says, press } = await openBackOffice(locale, '/mail-jobs', server);
    await says(t('mail.template.submission-received'), t('mail.erasedSent'), 'amina@lakeside.example');
    await says(t('mail.failure.refused'), t('mail.total', { count: 2 }));
    await settled(() => expect(page.querySelector('nav')?.textContent).toContain(t('mail.failed', { count: 1 })));
    await press(t('mail.resendNamed', { subject: failed.subject ?? '' }));
    await settled(() => expect(failed.state).toBe('queued'));
    await settled(() => expect(page.querySelector('main')?.textContent).not.toContain('EENVELOPE'));
  });

  it('say of one that was sent again in another window meanwhile that it was, and not that it is not', async () => {
    const failed = mail({ id: 'm2', state: 'failed', recipient: 'amina@lakeside.example', subject: 'Received' });
    const server = backOfficeServer({ mails: [failed] });
    const { t, says, press } = await openBackOffice(locale, '/mail-jobs', server);
    await says('amina@lakeside.example');
    Object.assign(failed, { state: 'sending' });
    await press(t('mail.resendNamed', { subject: 'Received' }));
    await settled(() => expect(document.body.textContent).toContain(t('mail.resentAlready')));
    expect(document.body.textContent).not.toContain(t('refine.notifications.editError'));
  });

  it('are shown by the last page where the address names one past it', async () => {
    const mails = Array.from({ length: 21 }, (_, i) =>
      mail({ id: `m${i}`, state: 'failed', recipient: `r${i}@a.example` }),
    );
    const { address, says } = await openBackOffice(locale, '/mail-jobs?page=4', backOfficeServer({ mails }));
    await says('r20@a.example');
    await settled(() => expect(address()).toBe('/mail-jobs?page=2'));
  });

  it('are shown by their state', async () => {
    const { t, says, press } = await openBackOffice(locale, '/mail-jobs', backOfficeServer({ mails: [mail({})] }));
    await says(t('mail.erasedSent'));
    await press(t('mail.state.failed'));
    await says(t('mail.noneFailed'));
  });
});

describe.each(byTurns())('The guests, in %s', (locale) => {
  const guests = answersSample([
    guestSample({ guests: 1, dietaryNeeds: 'No nuts' }),
    guestSample({ id: 'g2', fullName: 'Omar Haddad', attending: null, answeredAt: null }),
    guestSample({ id: 'g3', fullName: 'Lena Brandt', withdrawn: true }),
  ]);

  it('are listed with their answers and what they need, and an invitation that was withdrawn has no link', async () => {
    const { t, page, says } = await openBackOffice(locale, '/guests', backOfficeServer({ guests }));
    await says(t('guests.title'), t('guests.seats', { count: 2 }), 'Omar Haddad', t('guests.answer.waiting'));
    await says(t('guests.brings', { count: 1 }), t('guests.diet'), 'No nuts');
    expect(page.querySelectorAll('main a[href*="code=x"]')).toHaveLength(2);
  });

  it('are shown by their answer', async () => {
    const { page, says } = await openBackOffice(locale, '/guests?answer=waiting', backOfficeServer({ guests }));
    await says('Omar Haddad');
    expect(page.querySelector('main')?.textContent).not.toContain('Amina Otieno');
  });

  it('are shown by whether they have come, with how many', async () => {
    const texts = { en: enGuests, ar: arGuests }[locale];
    const came = answersSample([
      guestSample({ guests: 1, arrivedAt: '2027-03-02T06:00:00.000Z' }),
      guestSample({ id: 'g2', fullName: 'Omar Haddad' }),
    ]);
    const inside = { en: texts.arrived_other.replace('{{count}}', '2'), ar: arGuests.arrived_two }[locale];
    const first = await openBackOffice(locale, '/guests', backOfficeServer({ guests: came }));
    await first.says('Omar Haddad', inside, texts.filters.arrived.title);
    first.page.remove();
    const { page, says } = await openBackOffice(locale, '/guests?arrived=no', backOfficeServer({ guests: came }));
    await says('Omar Haddad', texts.filters.arrived.no);
    expect(page.querySelector('main')?.textContent).not.toContain('Amina Otieno');
  });

  it('are narrowed by what they need, and counted for the kitchen and the hall on a sheet', async () => {
    const texts = { en: enGuests, ar: arGuests }[locale];
    const { page, says, press } = await openBackOffice(locale, '/guests?diet=yes', backOfficeServer({ guests }));
    await says('Amina Otieno');
    expect(page.querySelector('main')?.textContent).not.toContain('Omar Haddad');
    await press(texts.sheet.open);
    await says(texts.sheet.title, 'Amina Otieno', 'No nuts', texts.sheet.nobody);
    expect(page.querySelector('dd')?.textContent).toBe(formatNumber(2, locale));
  });

  it('are invited by a list, with the lines that could not be read, and a step is taken with those who are chosen', async () => {
    const server = backOfficeServer({ guests });
    const first = await openBackOffice(locale, '/guests', server);
    const texts = { en: enGuests, ar: arGuests }[locale];
    const repeated = { en: enGuests.invite.repeated_other.replace('{{count}}', '2'), ar: arGuests.invite.repeated_two }[
      locale
    ];
    await first.says('Omar Haddad');
    await first.press(texts.invite.open);
    await first.press(texts.invite.source.list);
    const list = await vi.waitFor(() => first.page.querySelector('textarea') ?? expect.fail('no list'));
    first.type(list, 'Amina Otieno');
    await settled(() => expect(localStorage.getItem('correspondence:guests:invite')).not.toBeNull());
    // A session that ends takes nothing away.
    first.page.remove();
    const { says, press, page } = await openBackOffice(locale, '/guests', server);
    await says('Omar Haddad');
    await press(texts.invite.open);
    await settled(() => expect(page.querySelector('textarea')?.value).toBe('Amina Otieno'));
    await press(texts.invite.go);
    await says('Amina Otieno', 'No address', repeated);
    expect(server.asked).toContain('POST /api/events/annual-gathering-24/invitations');
    page.querySelector<HTMLInputElement>(`[aria-label="${texts.choose.replace('{{name}}', 'Omar Haddad')}"]`)?.click();
    await press(texts.steps.send);
    await says('Omar Haddad', texts.outcome['no-address']);
    await settled(() => expect(document.activeElement?.firstElementChild?.getAttribute('role')).toBe('status'));
    expect(document.activeElement?.textContent).toContain(texts.outcome['no-address']);
  });
});

describe.each(byTurns())('A table that is brought in, in %s', (locale) => {
  const { file } = { en: enShell, ar: arShell }[locale].kit;

  it('is chosen in the words of the page, and once more after it was corrected', async () => {
    const { page, says } = await openBackOffice(locale, '/sheets', backOfficeServer());
    await says(file.choose, file.none);
    const input = page.querySelector<HTMLInputElement>('input[type="file"]') ?? expect.fail('no field');
    const choose = () => {
      input.click();
      expect(input.value).toBe('');
      Object.defineProperty(input, 'files', { value: [new File(['a'], 'posts.csv')], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose();
    await says('posts.csv', file.change);
    choose();
    await says('posts.csv', file.change);
  });
});
