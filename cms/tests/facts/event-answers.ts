import { describe, expect, it } from 'vitest';
import type { EventAnswers } from '@scholars/contract/event-guests';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type * as EraseNeeds from '../../src/api/event-invitation/erase-needs.js';
import type { Cms } from '../support/cms.js';
import { useEvents } from '../support/events.js';
import type { SmtpSink } from '../support/smtp-sink.js';

/** Answers to invitations: which are taken, until when, and what is mailed and kept of them. */
export function eventAnswerFacts(cms: Cms, sink: SmtpSink): void {
  const { gathering, createEvent, invite, read, answer } = useEvents(cms);

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
}
