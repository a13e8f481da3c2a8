import { describe, expect, it } from 'vitest';
import type { EventAnswers } from '@scholars/contract/event-guests';
import type { ComingEvent, Event, EventInvitation } from '@scholars/contract/events';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { UID } from '@strapi/strapi';
import type * as Codes from '../../src/api/event-invitation/invitation-code.js';
import type * as EraseNeeds from '../../src/api/event-invitation/erase-needs.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

let number = 0;
const next = () => (number += 1);

/** Invitations to events: who sees what, which answers are taken, until when, and what is mailed. */
export function eventFacts(cms: Cms, sink: SmtpSink): void {
  const gathering = 'annual-gathering-24';
  const documents = (uid: string) => cms.strapi.documents(uid as UID.ContentType);
  const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const codes = () => cms.module<typeof Codes>('src/api/event-invitation/invitation-code.js');

  async function createEvent({
    starts = 40,
    closes = 20,
    ...data
  }: { starts?: number; closes?: number | null } & Record<string, unknown> = {}): Promise<string> {
    const slug = `made-by-a-test-${next()}`;
    const fields = {
      slug,
      title: 'A meeting',
      startsOn: date(starts),
      endsOn: date(starts + 1),
      timeZone: 'Asia/Qatar',
      registrationClosesOn: closes === null ? null : date(closes),
      onlineNote: 'The address follows.',
      ...data,
    };
    const { documentId } = await documents('api::event.event').create({
      locale: 'en',
      status: 'published',
      data: fields as never,
    });
    await documents('api::event.event').update({
      documentId,
      locale: 'ar',
      status: 'published',
      data: { ...fields, title: 'لقاء' } as never,
    });
    return slug;
  }

  async function invite(
    data: Record<string, unknown> = {},
  ): Promise<{ code: string; emailAddress: string; id: string }> {
    const emailAddress = `guest-${next()}@lakeside.example`;
    const { documentId } = await documents('api::event-invitation.event-invitation').create({
      data: {
        fullName: 'Amina Otieno',
        emailAddress,
        language: 'en',
        eventSlug: gathering,
        maxGuests: 2,
        ...data,
      } as never,
    });
    const row = await cms.db('event_invitations').where({ document_id: documentId }).first('code_hash', 'code_sealed');
    return {
      code: codes().openCode({ codeHash: row.code_hash, codeSealed: row.code_sealed }),
      emailAddress,
      id: documentId,
    };
  }

  const read = (code: string, slug = gathering) =>
    cms.data<Event>(`/api/events/${slug}?invitation=${encodeURIComponent(code)}`);
  const answer = (code: string, body: Record<string, unknown>, slug = gathering, language?: 'en' | 'ar') =>
    cms.post<EventInvitation>(`/api/events/${slug}/rsvp`, { invitation: code, ...body }, { language });

  describe('The list of events', () => {
    const slugs = async (language?: 'en' | 'ar') =>
      (await cms.data<ComingEvent[]>('/api/events', { language })).map(({ slug }) => slug);

    it('names those that are not over, the next one first, in the reader’s language', async () => {
      const [later, sooner, over] = [
        await createEvent({ starts: 90 }),
        await createEvent({ starts: 60 }),
        await createEvent({ starts: -4, closes: -6 }),
      ];
      const listed = await slugs();
      expect(listed.filter((slug) => [later, sooner, over].includes(slug))).toEqual([sooner, later]);
      expect(listed).toContain(gathering);
      for (const language of locales) {
        const events = await cms.data<ComingEvent[]>('/api/events', { language });
        expect(events.find(({ slug }) => slug === sooner)).toMatchObject({
          locale: language,
          title: language === 'ar' ? 'لقاء' : 'A meeting',
          startsOn: date(60),
          endsOn: date(61),
        });
      }
    });

    it('keeps one until its last day is over where it is', async () => {
      const slug = await createEvent({ starts: -1, closes: -2, timeZone: 'Pacific/Kiritimati' });
      // Where the day begins first, fourteen hours before ours: what ends today there is over at ten.
      expect((await slugs()).includes(slug)).toBe(new Date().getUTCHours() < 10);
    });

    it('has no event that is not published', async () => {
      const slug = await createEvent();
      const found = await documents('api::event.event').findFirst({ filters: { slug } as never });
      await documents('api::event.event').unpublish({ documentId: found?.documentId ?? '', locale: '*' });
      expect(await slugs()).not.toContain(slug);
    });
  });

  describe('An invitation', () => {
    it('greets its guest by the code, however it is typed, and nobody else', async () => {
      const { code, emailAddress } = await invite();
      for (const typed of [
        code,
        code.toLowerCase(),
        code.replaceAll('-', ' '),
        code.replaceAll('0', 'o').replaceAll('1', 'l'),
      ]) {
        const { invitation, ...event } = await read(typed);
        expect(invitation).toMatchObject({
          fullName: 'Amina Otieno',
          emailAddress,
          attending: null,
          answeredAt: null,
          guests: 0,
          maxGuests: 2,
        });
        expect(event).toEqual({ ...(await cms.data<Event>(`/api/events/${gathering}`)), invitation: undefined });
      }
      const nearly = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
      for (const wrong of [nearly, code.slice(1), `${code}0`, 'x', '%', "' or 1=1 --", '0'.repeat(5000)])
        expect((await read(wrong)).invitation).toBeNull();
    });

    it('has a code of its own that cannot be guessed and stands nowhere in the database', async () => {
      const [first, second] = [await invite(), await invite()];
      expect(first.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{7}(-[0-9A-HJKMNP-TV-Z]{7}){3}$/);
      expect(second.code).not.toBe(first.code);
      const row = await cms.db('event_invitations').where({ document_id: first.id }).first();
      expect(JSON.stringify(row)).not.toContain(first.code.slice(5));
    });

    it('opens no other event than its own', async () => {
      const { code } = await invite();
      expect((await read(code, await createEvent())).invitation).toBeNull();
      expect((await answer(code, { attending: 'yes' }, await createEvent())).status).toBe(404);
    });

    it('that was withdrawn shows the event as everybody sees it, and takes no answer', async () => {
      const { code, id } = await invite();
      await documents('api::event-invitation.event-invitation').update({
        documentId: id,
        data: { withdrawn: true } as never,
      });
      expect((await read(code)).invitation).toBeNull();
      for (const language of locales) {
        const { status, body } = await answer(code, { attending: 'yes' }, gathering, language);
        expect({ status, body }).toEqual({
          status: 404,
          body: { success: false, message: messageText(language, 'invitation.unknown') },
        });
      }
    });

    it('is never kept: whoever asks after its guest, in whatever way, reads nothing of it', async () => {
      const { code, emailAddress } = await invite({ fullName: 'Unmistakable Guest' });
      await answer(code, { attending: 'yes', dietaryNeeds: 'No sesame at all' });
      for (const query of [
        `invitation=${code}`,
        `invitation[]=${code}`,
        `[invitation]=${code}`,
        `invitation%5B0%5D=${code}`,
        `x=1&invitation=${code}`,
      ]) {
        await cms.get(`/api/events/${gathering}?${query}`);
        for (const plain of ['', '?', '?invitation=', '?x=1']) {
          const { bytes } = await cms.get(`/api/events/${gathering}${plain}`);
          for (const secret of ['Unmistakable', emailAddress, 'sesame', code])
            expect(bytes.toString()).not.toContain(secret);
        }
      }
      await answer(code, { attending: 'no' });
      expect((await read(code)).invitation?.attending).toBe('no');
    });

    it('to an event that does not exist is refused, and so is an event in a zone that does not', async () => {
      await expect(invite({ eventSlug: 'no-such-event' })).rejects.toThrow('no-such-event');
      await expect(createEvent({ timeZone: 'Asia/Atlantis' })).rejects.toThrow('Asia/Atlantis');
    });
  });

  describe('The answer to an invitation', () => {
    it.each([
      [
        'yes',
        { guests: 2, dietaryNeeds: 'Vegetarian', accessNeeds: 'A ramp' },
        { guests: 2, dietaryNeeds: 'Vegetarian', accessNeeds: 'A ramp' },
      ],
      [
        'online',
        { guests: 2, dietaryNeeds: 'Vegetarian', accessNeeds: 'Captions' },
        { guests: 0, dietaryNeeds: '', accessNeeds: 'Captions' },
      ],
      [
        'no',
        { guests: 1, dietaryNeeds: 'Vegetarian', accessNeeds: 'A ramp' },
        { guests: 0, dietaryNeeds: '', accessNeeds: '' },
      ],
    ])('“%s” is kept with what it needs and no more', async (attending, given, kept) => {
      const { code } = await invite();
      const { status, body } = await answer(code, { attending, ...given });
      expect(status).toBe(200);
      const { invitation } = await read(code);
      expect(invitation).toMatchObject({ attending, ...kept });
      expect(Date.parse(invitation?.answeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(body.success && body.data).toEqual(invitation);
    });

    it('can be changed, and the last one counts', async () => {
      const { code } = await invite();
      for (const attending of ['yes', 'no', 'online', 'yes']) {
        expect((await answer(code, { attending, guests: '١' })).status).toBe(200);
        expect((await read(code)).invitation).toMatchObject({ attending, guests: attending === 'yes' ? 1 : 0 });
      }
    });

    it('names what is wrong beside its field, in the language of the request', async () => {
      const { code } = await invite({ maxGuests: 2 });
      const alone = await invite({ maxGuests: 0 });
      const cases = [
        [code, { attending: 'perhaps' }, { attending: 'choice.required' }],
        [code, {}, { attending: 'choice.required' }],
        [code, { attending: 'yes', guests: 'two' }, { guests: 'guests.invalid' }],
        [code, { attending: 'yes', guests: -1 }, { guests: 'guests.invalid' }],
        [code, { attending: 'yes', guests: 1.5 }, { guests: 'guests.invalid' }],
        [code, { attending: 'yes', guests: '٣' }, { guests: 'guests.max:2' }],
        [code, { attending: 'yes', guests: 11 }, { guests: 'guests.max:10' }],
        [alone.code, { attending: 'yes', guests: 1 }, { guests: 'guests.none' }],
        [
          code,
          { attending: 'yes', dietaryNeeds: 'x'.repeat(501), accessNeeds: 'x'.repeat(501) },
          { dietaryNeeds: 'text.max:500', accessNeeds: 'text.max:500' },
        ],
      ] as const;
      for (const language of locales) {
        for (const [used, body, problems] of cases) {
          const refused = await answer(used, body, gathering, language);
          expect(refused.status).toBe(422);
          expect(refused.body).toMatchObject({
            errors: Object.fromEntries(
              Object.entries(problems).map(([field, ref]) => [field, [messageText(language, ref)]]),
            ),
          });
        }
      }
      expect((await read(code)).invitation?.attending).toBeNull();
    });

    it('is refused once registration has closed or the event is over, with the reason, and changes nothing', async () => {
      const closed = await createEvent({ closes: -2 });
      const over = await createEvent({ starts: -10, closes: null });
      for (const [slug, ref] of [
        [closed, 'event.registrationClosed'],
        [over, 'event.over'],
      ] as const) {
        const { code } = await invite({ eventSlug: slug });
        const { status, body } = await answer(code, { attending: 'yes' }, slug);
        expect({ status, body }).toEqual({ status: 409, body: { success: false, message: messageText('en', ref) } });
        const event = await read(code, slug);
        expect(event.registration.isOpen).toBe(false);
        expect(event.isOver).toBe(ref === 'event.over');
        expect(event.invitation?.attending).toBeNull();
      }
    });

    it('is taken until the end of the event where no day is named', async () => {
      const slug = await createEvent({ starts: 0, closes: null });
      const { code } = await invite({ eventSlug: slug });
      expect((await answer(code, { attending: 'yes' }, slug)).status).toBe(200);
    });

    it('is whole when two are sent at once', async () => {
      const { code, emailAddress } = await invite();
      const sent = [
        { attending: 'yes', guests: 2, dietaryNeeds: 'Vegetarian', accessNeeds: '' },
        { attending: 'online', guests: 0, dietaryNeeds: '', accessNeeds: 'Captions' },
      ];
      const statuses = await Promise.all(
        Array.from({ length: 8 }, (_, n) => answer(code, sent[n % 2] ?? {}).then(({ status }) => status)),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      const { invitation } = await read(code);
      expect(sent.map((one) => expect.objectContaining(one))).toContainEqual(invitation);
      await sink.mailsTo(emailAddress, 1);
    });

    it('that cannot be confirmed by mail is stored all the same', async () => {
      const { code } = await invite({ emailAddress: null });
      expect((await answer(code, { attending: 'yes' })).status).toBe(200);
    });
  });

  describe('The mail that confirms an answer', () => {
    it('comes in the invitation’s language with a calendar file, and says nothing of diet or access', async () => {
      const { code, emailAddress } = await invite({ language: 'ar', fullName: 'هند المهندي' });
      await answer(code, { attending: 'yes', guests: 1, dietaryNeeds: 'Sesame', accessNeeds: 'Ramp' }, gathering, 'en');
      const { mail, raw } = await sink.mailTo(emailAddress);
      expect(mail.subject).toBe('نتطلّع إلى لقائكم: اللقاء السنوي');
      expect(mail.text).toContain('هند المهندي');
      expect(mail.text).toContain(`/ar/annual-gathering-24?invitation=${code}`);
      expect(mail.text).toContain(`/ar/travel-intake?invitation=${code}`);
      expect(`${mail.text}${mail.html}`).not.toMatch(/Sesame|Ramp/);
      const [file] = mail.attachments;
      expect(file).toMatchObject({ filename: 'annual-gathering-24.ics', mimeType: 'text/calendar' });
      expect(raw).toMatch(/text\/calendar;[\s\S]*method=PUBLISH/);
      expect(Buffer.from(file?.content as ArrayBuffer).toString()).toMatch(
        /^BEGIN:VCALENDAR\r?\n[\s\S]*اللقاء السنوي[\s\S]*END:VCALENDAR\r?\n$/,
      );
    });

    it('tells those online how to take part, and those who stay away nothing of dates', async () => {
      const slug = await createEvent();
      const online = await invite({ eventSlug: slug });
      const away = await invite({ eventSlug: slug });
      await answer(online.code, { attending: 'online' }, slug);
      await answer(away.code, { attending: 'no' }, slug);
      const toOnline = await sink.mailTo(online.emailAddress);
      expect(toOnline.mail.text).toContain('The address follows.');
      expect(Buffer.from(toOnline.mail.attachments[0]?.content as ArrayBuffer).toString()).toContain('LOCATION:Online');
      const toAway = await sink.mailTo(away.emailAddress);
      expect(toAway.mail.attachments).toEqual([]);
      expect(toAway.mail.text).not.toContain('travel-intake');
    });

    it('is not sent again when the same answer is', async () => {
      const { code, emailAddress } = await invite();
      for (let n = 0; n < 3; n += 1) expect((await answer(code, { attending: 'yes', guests: 1 })).status).toBe(200);
      await answer(code, { attending: 'no' });
      const mails = await sink.mailsTo(emailAddress, 2);
      expect(mails.map(({ mail }) => mail.subject).sort()).toEqual([
        'We look forward to seeing you: The Annual Gathering',
        'Your answer to the invitation: The Annual Gathering',
      ]);
    });
  });

  describe('The answers to an event', () => {
    it('are listed for coordinators with their sums; a withdrawn invitation counts nowhere', async () => {
      const slug = await createEvent();
      const guests = [
        await invite({ eventSlug: slug }),
        await invite({ eventSlug: slug }),
        await invite({ eventSlug: slug }),
        await invite({ eventSlug: slug }),
        await invite({ eventSlug: slug, withdrawn: true }),
      ];
      await answer(guests[0]?.code ?? '', { attending: 'yes', guests: 2, dietaryNeeds: 'Vegetarian' }, slug);
      await answer(guests[1]?.code ?? '', { attending: 'online' }, slug);
      await answer(guests[2]?.code ?? '', { attending: 'no' }, slug);
      const { totals, invitations } = await cms.data<EventAnswers>(`/api/events/${slug}/answers`, {
        token: await cms.tokenOf('coordinator'),
      });
      expect(totals).toEqual({ invited: 4, yes: 1, online: 1, no: 1, waiting: 1, guests: 2 });
      expect(invitations).toHaveLength(5);
      const first = invitations.find(({ id }) => id === guests[0]?.id);
      expect(first).toMatchObject({ dietaryNeeds: 'Vegetarian', guests: 2, withdrawn: false });
      expect(first?.link).toMatch(new RegExp(`/en/${slug}\\?invitation=${guests[0]?.code}$`));
    });

    it('are for nobody else, and Strapi’s own calls do not give them either', async () => {
      const token = await cms.tokenOf('member');
      expect((await cms.get(`/api/events/${gathering}/answers`, { token })).status).toBe(403);
      for (const path of [
        '/api/event-invitations',
        '/api/event-invitations/1',
        '/api/backoffice/event-invitations',
        '/api/backoffice/events',
      ]) {
        for (const options of [{}, { token }]) expect([401, 404]).toContain((await cms.get(path, options)).status);
      }
    });

    it('lose what guests needed ninety days after their event, and not before', async () => {
      const { eraseOldNeeds } = cms.module<typeof EraseNeeds>('src/api/event-invitation/erase-needs.js');
      const slug = await createEvent({ starts: 10, closes: 5 });
      const { code } = await invite({ eventSlug: slug });
      await answer(code, { attending: 'yes', dietaryNeeds: 'Vegetarian', accessNeeds: 'A ramp' }, slug);
      await eraseOldNeeds(Date.now() + 90 * 86_400_000);
      expect((await read(code, slug)).invitation).toMatchObject({ dietaryNeeds: 'Vegetarian', accessNeeds: 'A ramp' });
      expect(await eraseOldNeeds(Date.now() + 103 * 86_400_000)).toBeGreaterThan(0);
      expect((await read(code, slug)).invitation).toMatchObject({
        attending: 'yes',
        dietaryNeeds: '',
        accessNeeds: '',
      });
    });
  });

  describe('The calendar file of an event', () => {
    it('is a file in the language of its address, folded by bytes, with a day for each day', async () => {
      for (const [lang, title] of [
        ['en', 'The Annual Gathering'],
        ['ar', 'اللقاء السنوي'],
      ] as const) {
        const { status, headers, bytes } = await cms.get(`/api/events/${gathering}/calendar.ics?lang=${lang}`);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
        expect(headers.get('content-disposition')).toContain('annual-gathering-24.ics');
        const lines = bytes.toString().split('\r\n');
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const text = bytes.toString().replace(/\r\n /g, '');
        expect(text).not.toContain('\uFFFD');
        expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
        expect(text).toContain(`SUMMARY:${title}: `);
        expect(new Set(text.match(/UID:.*/g))).toEqual(
          new Set([1, 2, 3].map((day) => `UID:event-${gathering}-day-${day}@portal.scholars.example`)),
        );
      }
    });

    it('has a session that runs past midnight on the day on which it begins, as the page does', async () => {
      const sessions = [
        { starts: '22:00', ends: '01:00', title: 'Music' },
        { starts: '21:00', ends: '00:00', title: 'Dinner' },
      ];
      const days = [
        { title: 'Arrival', sessions: [{ starts: '09:00', ends: '10:00', title: 'Coffee' }] },
        { title: 'The night', sessions },
      ];
      const slug = await createEvent({ starts: 40, days });
      const { days: shown, endsAt } = await cms.data<Event>(`/api/events/${slug}`);
      expect(shown[0]?.sessions[0]).toMatchObject({ ends: '10:00', endsOn: date(40) });
      expect(shown[1]).toMatchObject({ date: date(41), sessions: [{ endsOn: date(42) }, { endsOn: date(42) }] });
      expect(endsAt).toBe(`${date(41)}T22:00:00.000Z`);
      const file = (await cms.get(`/api/events/${slug}/calendar.ics`)).bytes.toString().replace(/\r\n /g, '');
      expect(file).toContain(`DTSTART:${date(41).replaceAll('-', '')}T180000Z`);
      expect(file).toContain(`DTEND:${date(41).replaceAll('-', '')}T220000Z`);
      expect(file).toContain('22:00–01:00 (next day) Music');
      expect(file).toContain('21:00–00:00 Dinner');
    });

    it('of an event without an agenda is one entry of whole days', async () => {
      const slug = await createEvent({ starts: 40 });
      const text = (await cms.get(`/api/events/${slug}/calendar.ics`)).bytes.toString();
      expect(text).toContain(`DTSTART;VALUE=DATE:${date(40).replaceAll('-', '')}`);
      expect(text).toContain(`DTEND;VALUE=DATE:${date(42).replaceAll('-', '')}`);
    });

    it('does not exist for an event that does not, or in a language that there is not', async () => {
      expect((await cms.get('/api/events/no-such-event/calendar.ics')).status).toBe(404);
      expect((await cms.get(`/api/events/${gathering}/calendar.ics?lang=fr`)).status).toBe(422);
    });
  });

  it('An event has the shape that the contract declares, also with an invitation', async () => {
    const { event } = await import('@scholars/contract/events');
    const { code } = await invite();
    await answer(code, { attending: 'yes' });
    expect(shapeProblems(event, await read(code))).toEqual({});
  });
}
