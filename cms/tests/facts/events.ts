import { describe, expect, it } from 'vitest';
import type { ComingEvent, Event } from '@scholars/contract/events';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { Cms } from '../support/cms.js';
import { useEvents } from '../support/events.js';
import { shapeProblems } from './reads.js';

/** Events and invitations to them: who sees what of them, also in a calendar. */
export function eventFacts(cms: Cms): void {
  const { gathering, documents, date, createEvent, invite, read, answer } = useEvents(cms);

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

  describe('A picture of an event', () => {
    it('is described to whoever cannot see it in their own language, or in none', async () => {
      const file = (data: object) =>
        cms.strapi.db.query('plugin::upload.file').create({
          data: { name: 'hall.png', hash: 'hall', mime: 'image/png', size: 1, url: '/uploads/hall.png', ...data },
        });
      const both = await file({ alternativeText: 'A hall full of people', caption: 'قاعة مليئة بالناس' });
      const one = await file({ alternativeText: 'A stage' });
      const gallery = [both, one].map(({ id }) => ({ caption: 'The evening', picture: id }));
      const slug = await createEvent({ gallery });
      const described = async (language: 'en' | 'ar') =>
        (await cms.data<Event>(`/api/events/${slug}`, { language })).gallery.map(({ picture }) => picture.alt);
      expect(await described('en')).toEqual(['A hall full of people', 'A stage']);
      expect(await described('ar')).toEqual(['قاعة مليئة بالناس', '']);
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
