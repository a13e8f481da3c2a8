import { describe, expect, it } from 'vitest';
import {
  eventAnswers,
  type EventAnswers,
  type GuestHistoryEntry,
  type MadeInvitations,
  type StepResult,
} from '@scholars/contract/event-guests';
import type { Event } from '@scholars/contract/events';
import { messageText } from '@scholars/contract/message-catalogues';
import { readSheet } from 'read-excel-file/universal';
import type * as Reminders from '../../src/api/event-invitation/guest-reminders.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

let number = 0;
const next = () => (number += 1);

/** What coordinators do with the guests of an event. */
export function eventGuestFacts(cms: Cms, sink: SmtpSink): void {
  const asCoordinator = async (language: 'en' | 'ar' = 'en') => ({ token: await cms.tokenOf('coordinator'), language });
  const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const address = () => `invited-${next()}@lakeside.example`;

  async function createEvent(): Promise<string> {
    const slug = `prepared-by-a-test-${next()}`;
    await cms.strapi.documents('api::event.event').create({
      locale: 'en',
      status: 'published',
      data: {
        slug,
        title: 'A meeting',
        startsOn: date(40),
        endsOn: date(41),
        timeZone: 'Asia/Qatar',
        registrationClosesOn: date(20),
      } as never,
    });
    return slug;
  }

  const make = async (slug: string, fields: Record<string, unknown>, language: 'en' | 'ar' = 'en') =>
    cms.post<MadeInvitations>(
      `/api/events/${slug}/invitations`,
      {
        source: 'list',
        fullName: '',
        emailAddress: '',
        list: '',
        language: 'en',
        maxGuests: 0,
        travelOffered: false,
        send: false,
        ...fields,
      },
      await asCoordinator(language),
    );
  const guestsOf = async (slug: string) =>
    (await cms.data<EventAnswers>(`/api/events/${slug}/answers`, await asCoordinator())).invitations;
  const step = async (slug: string, name: string, ids: string[]) => {
    const { body } = await cms.post<StepResult>(
      `/api/events/${slug}/invitations/steps`,
      { step: name, ids },
      await asCoordinator(),
    );
    if (!body.success) throw new Error(body.message);
    return body.data;
  };
  const stepsOf = async (slug: string, id: string) =>
    (await cms.data<GuestHistoryEntry[]>(`/api/events/${slug}/invitations/${id}/history`, await asCoordinator())).map(
      (line) => [line.step, line.actor !== ''],
    );

  describe('Invitations that coordinators make', () => {
    it('are one person’s, who is mailed the link in their language, and whose answer has its dates', async () => {
      const slug = await createEvent();
      const emailAddress = address();
      const made = await make(slug, {
        source: 'person',
        fullName: 'هند المهندي',
        emailAddress,
        language: 'ar',
        maxGuests: 2,
        send: true,
      });
      expect(made.body).toMatchObject({ data: { made: 1, known: 0, repeated: 0, left: 0, refused: [] } });
      const [guest] = await guestsOf(slug);
      expect(guest).toMatchObject({ fullName: 'هند المهندي', maxGuests: 2, language: 'ar', openedAt: null });
      expect(Date.parse(guest?.sentAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      const { mail } = await sink.mailTo(emailAddress);
      expect(mail.subject).toContain('دعوة');
      expect(mail.text).toContain(guest?.link);

      const code = new URL(guest?.link ?? '').searchParams.get('invitation') ?? '';
      await cms.data<Event>(`/api/events/${slug}?invitation=${code}`);
      await cms.data<Event>(`/api/events/${slug}?invitation=${code}`);
      await cms.post(`/api/events/${slug}/rsvp`, { invitation: code, attending: 'no' });
      const answers = await cms.data<EventAnswers>(`/api/events/${slug}/answers`, await asCoordinator());
      expect(shapeProblems(eventAnswers, answers)).toEqual({});
      expect(Date.parse(answers.invitations[0]?.openedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(await stepsOf(slug, guest?.id ?? '')).toEqual([
        ['made', true],
        ['sent', true],
        ['opened', false],
        ['no', false],
      ]);
    });

    it('are a list as people keep one, with the lines that could not be read', async () => {
      const slug = await createEvent();
      const [plain, bracketed, tabbed, quoted] = [address(), address(), address(), address()];
      const account = await cms.db('up_users').first('id', 'email', 'language');
      const speak = (language: string) => cms.db('up_users').where({ id: account.id }).update({ language });
      await speak('ar');
      const { body } = await make(
        slug,
        {
          list: [
            `Amina Otieno, ${plain}`,
            '',
            `"Otieno, Omar" <${bracketed}>; Arabic; ٢`,
            `"Saleh, Amina ""Mina""",${quoted},,1`,
            `Of an account, ${account.email}`,
            `سلوى المرزوقي\t${tabbed}\tالعربية`,
            'Nobody, not an address',
            'Someone <wrong@>',
            address(),
            `Too Many, ${address()}, 11`,
            `Unclear, ${address()}, perhaps`,
            `Again, ${plain.toUpperCase()}`,
          ].join('\n'),
          maxGuests: 1,
        },
        'ar',
      );
      await speak(account.language);
      const refused = (line: number, problem: string) =>
        expect.objectContaining({ line, problem: messageText('ar', problem) });
      expect(body).toMatchObject({
        data: {
          made: 5,
          known: 0,
          repeated: 1,
          refused: [
            refused(7, 'email.required'),
            refused(8, 'email.invalid'),
            refused(9, 'fullName.required'),
            refused(10, 'guests.allowed:10'),
            refused(11, 'guests.line'),
          ],
        },
      });
      const made = new Map((await guestsOf(slug)).map((guest) => [guest.emailAddress, guest]));
      expect(made.get(plain)).toMatchObject({ fullName: 'Amina Otieno', language: 'en', maxGuests: 1, sentAt: null });
      expect(made.get(bracketed)).toMatchObject({ language: 'ar', maxGuests: 2 });
      expect(made.get(bracketed)?.fullName).toBe('Otieno, Omar');
      expect(made.get(quoted)).toMatchObject({ fullName: 'Saleh, Amina "Mina"', language: 'en', maxGuests: 1 });
      expect(made.get(account.email)).toMatchObject({ language: 'ar' });
      expect(made.get(tabbed)).toMatchObject({ fullName: 'سلوى المرزوقي', language: 'ar' });
    });

    it('are everybody of a circle, each once, however many coordinators press at a time', async () => {
      const slug = await createEvent();
      const answers = await Promise.all([1, 2, 3].map(() => make(slug, { source: 'members' })));
      const told = answers
        .map(({ body }) => (body.success ? body.data : expect.fail('not made')))
        .sort((a, b) => b.made - a.made)
        .map(({ made, known, repeated }) => ({ made, known, repeated }));
      const people = (await guestsOf(slug)).length;
      expect(people).toBeGreaterThan(0);
      // A profile in two languages is one person.
      const again = { made: 0, known: people, repeated: 0 };
      expect(told).toEqual([{ made: people, known: 0, repeated: 0 }, again, again]);
      const addresses = (await guestsOf(slug)).map(({ emailAddress }) => emailAddress.toLowerCase());
      expect(new Set(addresses).size).toBe(addresses.length);
      const approved = new Set(
        (await cms.db('founding_fellows_profiles').where({ status: 'approved' }).pluck('email_address')).map(
          (email: string) => email.toLowerCase(),
        ),
      );
      const fellows = await createEvent();
      const { body } = await make(fellows, { source: 'fellows' });
      expect(body).toMatchObject({ data: { made: approved.size, left: 0 } });
    });

    it('are refused for a person without a name, or whose address is invited, and are for coordinators alone', async () => {
      const slug = await createEvent();
      const emailAddress = address();
      expect((await make(slug, { source: 'person' })).body).toMatchObject({
        errors: { fullName: [messageText('en', 'text.required')] },
      });
      expect((await make(slug, { source: 'person', fullName: 'Omar', emailAddress })).status).toBe(200);
      const again = await make(slug, { source: 'person', fullName: 'Omar', emailAddress: emailAddress.toUpperCase() });
      expect(again).toMatchObject({
        status: 422,
        body: { errors: { emailAddress: [messageText('en', 'invitation.exists')] } },
      });
      expect((await make('no-such-event', { source: 'members' })).status).toBe(404);
      const token = await cms.tokenOf('member');
      expect((await cms.post(`/api/events/${slug}/invitations`, {}, { token })).status).toBe(403);
    });
  });

  describe('Steps with invitations', () => {
    it('are taken with each that can take them, and say why not with the others', async () => {
      const slug = await createEvent();
      const emailAddress = address();
      await make(slug, { source: 'person', fullName: 'Written To', emailAddress });
      await make(slug, { source: 'person', fullName: 'By Letter' });
      await make(slug, { source: 'person', fullName: 'Gone', emailAddress: address() });
      const ids = new Map((await guestsOf(slug)).map(({ fullName, id }) => [fullName, id]));
      const id = (name: string) => ids.get(name) ?? '';
      expect(await step(slug, 'withdraw', [id('Gone'), id('Gone')])).toMatchObject({ done: 1 });
      expect(await step(slug, 'withdraw', [id('Gone')])).toMatchObject({ done: 0, rows: [{ outcome: 'withdrawn' }] });
      const sent = await step(slug, 'send', [id('Written To'), id('By Letter'), id('Gone'), 'nobody']);
      expect(sent.done).toBe(1);
      expect(sent.rows.map(({ outcome }) => outcome)).toEqual(['done', 'no-address', 'withdrawn', 'unknown']);
      await step(slug, 'send', [id('Written To')]);
      await sink.mailsTo(emailAddress, 2);
      expect(await step(slug, 'restore', [id('Gone'), id('Written To')])).toMatchObject({
        rows: [{ outcome: 'done' }, { outcome: 'valid' }],
      });
      expect((await stepsOf(slug, id('Gone'))).map(([name]) => name)).toEqual(['made', 'withdrawn', 'restored']);
      expect(await step(await createEvent(), 'send', [id('Written To')])).toMatchObject({
        rows: [{ outcome: 'unknown' }],
      });
    });
  });

  describe('Reminders of answering', () => {
    const hour = 3_600_000;
    const day = 24 * hour;
    const remind = (now: number) =>
      cms.module<typeof Reminders>('src/api/event-invitation/guest-reminders.js').remindGuests(now);

    it('are sent by hand to who has not answered, once a day, however often it is pressed', async () => {
      const slug = await createEvent();
      const [silent, answered] = [address(), address()];
      await make(slug, { source: 'person', fullName: 'Silent', emailAddress: silent, send: true });
      await make(slug, { source: 'person', fullName: 'Answered', emailAddress: answered });
      const guests = new Map((await guestsOf(slug)).map((guest) => [guest.fullName, guest]));
      const code = new URL(guests.get('Answered')?.link ?? '').searchParams.get('invitation');
      await cms.post(`/api/events/${slug}/rsvp`, { invitation: code, attending: 'no' });
      const ids = ['Silent', 'Answered'].map((name) => guests.get(name)?.id ?? '');
      const pressed = await Promise.all([1, 2, 3].map(() => step(slug, 'remind', ids)));
      expect(pressed.map(({ done }) => done).sort()).toEqual([0, 0, 1]);
      expect(pressed.flatMap(({ rows }) => rows.map(({ outcome }) => outcome)).sort()).toEqual([
        'answered',
        'answered',
        'answered',
        'done',
        'reminded-today',
        'reminded-today',
      ]);
      await sink.mailsTo(silent, 2);
      const [first] = (await guestsOf(slug)).filter(({ fullName }) => fullName === 'Silent');
      expect(Date.parse(first?.remindedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    });

    it('are sent by hand to nobody who was sent no invitation, who is named', async () => {
      const slug = await createEvent();
      await make(slug, { source: 'person', fullName: 'Sent', emailAddress: address(), send: true });
      await make(slug, { source: 'person', fullName: 'Unsent', emailAddress: address() });
      const guests = await guestsOf(slug);
      const begun = Date.now() - 1;
      // Who opened a link that came by a letter was mailed nothing either.
      const code = new URL(guests[1]?.link ?? '').searchParams.get('invitation');
      await cms.data<Event>(`/api/events/${slug}?invitation=${code}`);
      const ids = guests.map(({ id }) => id);
      expect(await step(slug, 'remind', ids)).toMatchObject({
        done: 1,
        rows: [
          { fullName: 'Sent', outcome: 'done' },
          { fullName: 'Unsent', outcome: 'not-sent' },
        ],
      });
      expect((await guestsOf(slug)).map(({ remindedAt }) => remindedAt !== null)).toEqual([true, false]);
      const reminders = await cms.db('mail_jobs').where({ template: 'event-reminder' }).where('created_at', '>', begun);
      expect(reminders).toHaveLength(1);
      // It hinders no reminder once they were sent theirs.
      await step(slug, 'send', ids);
      expect(await step(slug, 'remind', ids)).toMatchObject({
        rows: [{ outcome: 'reminded-today' }, { outcome: 'done' }],
      });
    });

    it('go out by themselves so many days before the last day for answers, once, to whom was sent an invitation', async () => {
      const slug = await createEvent();
      const [sent, unsent] = [address(), address()];
      await make(slug, { source: 'person', fullName: 'Sent', emailAddress: sent, send: true });
      await make(slug, { source: 'person', fullName: 'Unsent', emailAddress: unsent });
      const { status } = await cms.post(`/api/events/${slug}/settings`, { remindDays: 5 }, await asCoordinator());
      expect(status).toBe(200);
      const reminders = async () =>
        (await cms.db('mail_jobs').where({ template: 'event-reminder' }).where('created_at', '>', begun)).length;
      const begun = Date.now() - 1;
      // The day begins at nine in the evening by UTC, three hours behind the event.
      const due = Date.parse(`${date(20)}T00:00:00Z`) - 3 * hour - 5 * day;
      await remind(due - 1);
      expect(await reminders()).toBe(0);
      await Promise.all([remind(due), remind(due + hour)]);
      await remind(due + day);
      await remind(due + 4 * day);
      expect(await reminders()).toBe(1);
      await sink.mailsTo(sent, 2);
      expect((await guestsOf(slug)).map(({ remindedAt }) => remindedAt !== null)).toEqual([true, false]);
      await cms.post(`/api/events/${slug}/settings`, { remindDays: null }, await asCoordinator());
      for (const remindDays of [0, 61, 1.5, '5', undefined])
        expect((await cms.post(`/api/events/${slug}/settings`, { remindDays }, await asCoordinator())).status).toBe(
          422,
        );
    });
  });

  it('Guests who are looked for are saved as a file, in the reader’s language and with no formula in it', async () => {
    const slug = await createEvent();
    await make(slug, { source: 'person', fullName: '=HYPERLINK("x")', emailAddress: address() });
    await make(slug, { source: 'person', fullName: 'سلوى المرزوقي', emailAddress: address(), language: 'ar' });
    const { bytes } = await cms.get(
      `/api/events/${slug}/answers/export?format=csv&answer=waiting&language=en&diet=no`,
      await asCoordinator('ar'),
    );
    const [heads, ...rows] = bytes.toString().trim().split('\r\n');
    expect(heads).toContain('"الاسم الكامل","البريد الإلكتروني"');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^"'=HYPERLINK\(""x""\)",.*"لم يردّ بعد"/);
    expect(bytes.toString()).not.toContain('invitation=');
    const workbook = await cms.get(`/api/events/${slug}/answers/export?format=xlsx&q=سلوى`, await asCoordinator());
    const table = await readSheet(new Uint8Array(workbook.bytes).buffer);
    expect(table).toHaveLength(2);
    expect(table[1]?.[0]).toBe('سلوى المرزوقي');
    const salwa = (await guestsOf(slug)).find(({ fullName }) => fullName === 'سلوى المرزوقي')?.id;
    const marks = { invitation_id: salwa, sent_at: Date.parse('2027-03-02T06:05:00.000Z'), opened_at: null };
    await cms.db('event_guest_marks').insert(marks);
    const sent = await cms.get(`/api/events/${slug}/answers/export?format=xlsx&sent=yes`, await asCoordinator());
    // By the clock of Doha.
    expect((await readSheet(new Uint8Array(sent.bytes).buffer))[1]).toContainEqual(
      new Date('2027-03-02T09:05:00.000Z'),
    );
    expect((await cms.get(`/api/events/${slug}/answers/export?format=pdf`, await asCoordinator())).status).toBe(422);
  });
}
