import { describe, expect, it } from 'vitest';
import type { EventAnswers, EventGuest, GuestHistoryEntry } from '@scholars/contract/event-guests';
import type { EventInvitation } from '@scholars/contract/events';
import { messageText } from '@scholars/contract/message-catalogues';
import type { UID } from '@strapi/strapi';
import type * as WaitingList from '../../src/api/event-invitation/waiting-list.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

let number = 0;
const next = () => (number += 1);

/** Who has a place at an event that holds so many, who waits for one, and who comes next. */
export function eventPlaceFacts(cms: Cms, sink: SmtpSink): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const documents = (uid: string) => cms.strapi.documents(uid as UID.ContentType);
  const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const ids = new Map<string, string>();

  async function createEvent(capacity: number | null): Promise<string> {
    const slug = `holds-so-many-${next()}`;
    const data = { slug, title: 'A meeting', startsOn: date(40), endsOn: date(41), timeZone: 'Asia/Qatar', capacity };
    const made = await documents('api::event.event').create({ locale: 'en', status: 'published', data: data as never });
    ids.set(slug, made.documentId);
    return slug;
  }

  async function setCapacity(slug: string, capacity: number | null): Promise<void> {
    const documentId = ids.get(slug) ?? '';
    const data = { capacity } as never;
    await documents('api::event.event').update({ documentId, locale: 'en', data });
    await documents('api::event.event').publish({ documentId, locale: 'en' });
  }

  /** Invites so many, by name. */
  async function invite(slug: string, count: number, maxGuests = 0): Promise<Guest[]> {
    const list = Array.from({ length: count }, (_, n) => `Guest ${n + 1}, places-${next()}@lakeside.example`);
    const { status } = await cms.post(
      `/api/events/${slug}/invitations`,
      {
        source: 'list',
        fullName: '',
        emailAddress: '',
        list: list.join('\n'),
        language: 'en',
        maxGuests,
        travelOffered: true,
        send: false,
      },
      await asCoordinator(),
    );
    expect(status).toBe(200);
    const { invitations } = await answersOf(slug);
    return list.map((line) => {
      const invitation = invitations.find(({ emailAddress }) => line.endsWith(emailAddress));
      const code = new URL(invitation?.link ?? '').searchParams.get('invitation') ?? '';
      return { id: invitation?.id ?? '', code, email: invitation?.emailAddress ?? '' };
    });
  }

  const answersOf = async (slug: string) =>
    cms.data<EventAnswers>(`/api/events/${slug}/answers`, await asCoordinator());
  const guestOf = async (slug: string, guest: Guest | undefined): Promise<EventGuest | undefined> =>
    (await answersOf(slug)).invitations.find(({ id }) => id === guest?.id);
  /** Ids of who waits, in their order. */
  const waitingAt = async (slug: string) =>
    (await answersOf(slug)).invitations
      .filter(({ waitingPlace }) => waitingPlace !== null)
      .sort((a, b) => (a.waitingPlace ?? 0) - (b.waitingPlace ?? 0))
      .map(({ id }) => id);
  const answer = (slug: string, guest: Guest | undefined, attending: string, guests = 0) =>
    cms.post<EventInvitation>(`/api/events/${slug}/rsvp`, { invitation: guest?.code, attending, guests });
  const placeAfter = async (slug: string, guest: Guest | undefined, attending = 'yes', guests = 0) => {
    const { body } = await answer(slug, guest, attending, guests);
    if (!body.success) throw new Error(body.message);
    return body.data.waitingPlace;
  };
  const step = async (slug: string, name: string, guests: (Guest | undefined)[]) =>
    cms.post(
      `/api/events/${slug}/invitations/steps`,
      { step: name, ids: guests.map((guest) => guest?.id) },
      await asCoordinator(),
    );
  const move = async (slug: string, guest: Guest | undefined, body: object) =>
    cms.post<{ waitingPlace: number | null }>(
      `/api/events/${slug}/invitations/${guest?.id}/waiting-place`,
      body,
      await asCoordinator(),
    );
  const historyOf = async (slug: string, guest: Guest | undefined) =>
    cms.data<GuestHistoryEntry[]>(`/api/events/${slug}/invitations/${guest?.id}/history`, await asCoordinator());
  const subjectsTo = async (guest: Guest | undefined, count: number) =>
    (await sink.mailsTo(guest?.email ?? '', count)).map(({ mail }) => mail.subject).sort();
  const waiting = 'You are on the waiting list: A meeting';
  const coming = 'We look forward to seeing you: A meeting';
  const placed = 'There is a place for you: A meeting';

  describe('The places of an event', () => {
    it('are given to three of ten who accept at once, and the seven others wait in an order', async () => {
      const slug = await createEvent(3);
      const guests = await invite(slug, 10);
      const places = await Promise.all(guests.map((guest) => placeAfter(slug, guest)));
      expect(places.filter((place) => place === null)).toHaveLength(3);
      expect(places.filter((place) => place !== null).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const { totals, places: counted } = await answersOf(slug);
      expect(totals).toMatchObject({ yes: 3, waiting: 0, guests: 0 });
      expect(counted).toEqual({ capacity: 3, taken: 3, waiting: 7 });
      for (const [index, guest] of guests.entries())
        expect(await subjectsTo(guest, 1)).toEqual([places[index] === null ? coming : waiting]);
    });

    it('tell who waits at once, on their page and by a mail that promises nothing', async () => {
      const slug = await createEvent(1);
      const [first, second] = await invite(slug, 2);
      expect(await placeAfter(slug, first)).toBeNull();
      expect(await placeAfter(slug, second)).toBe(1);
      const page = await cms.data<{ invitation: EventInvitation }>(`/api/events/${slug}?invitation=${second?.code}`);
      expect(page.invitation).toMatchObject({ attending: 'yes', waitingPlace: 1 });
      const { mail } = await sink.mailTo(second?.email ?? '');
      expect(mail.subject).toBe(waiting);
      expect(mail.attachments).toEqual([]);
      expect(mail.text).not.toContain('travel-intake');
      // The same answer again changes nothing.
      expect(await placeAfter(slug, second)).toBe(1);
      expect((await historyOf(slug, second)).map((line) => line.step)).toEqual(['made', 'yes', 'listed', 'opened']);
    });

    it('go to the next in order when somebody declines, takes part online or is withdrawn, once', async () => {
      const slug = await createEvent(3);
      const guests = await invite(slug, 7);
      for (const guest of guests) await placeAfter(slug, guest);
      const [a, b, c, d, e, f, g] = guests;
      await Promise.all([placeAfter(slug, a, 'no'), placeAfter(slug, b, 'online')]);
      expect(await waitingAt(slug)).toEqual([f?.id, g?.id]);
      // Nobody is given a place who is withdrawn by the same press.
      await step(slug, 'withdraw', [c, f]);
      expect(await waitingAt(slug)).toEqual([]);
      expect((await answersOf(slug)).places).toEqual({ capacity: 3, taken: 3, waiting: 0 });
      for (const guest of [d, e, g]) {
        expect(await subjectsTo(guest, 2)).toEqual([placed, waiting]);
        expect((await historyOf(slug, guest)).map((line) => line.step)).toContain('placed');
      }
      expect(await subjectsTo(f, 1)).toEqual([waiting]);
      const { mail } = (await sink.mailsTo(d?.email ?? '', 2)).find(({ mail: one }) => one.subject === placed) ?? {};
      expect(mail?.attachments).toHaveLength(1);
      expect(mail?.text).toContain('travel-intake');
      // Who comes back waits like anybody.
      await step(slug, 'restore', [c]);
      expect((await guestOf(slug, c))?.waitingPlace).toBe(1);
      expect(await subjectsTo(c, 1)).toEqual([coming]);
      expect(await placeAfter(slug, a)).toBe(2);
    });

    it('are given back to who is restored, where there is one; where there is none the coordinator is told so', async () => {
      const slug = await createEvent(2);
      const [a, b, c] = await invite(slug, 3);
      for (const guest of [a, b]) await placeAfter(slug, guest);
      await step(slug, 'withdraw', [a]);
      expect((await step(slug, 'restore', [a])).body).toMatchObject({ data: { done: 1, rows: [{ outcome: 'done' }] } });
      expect(await guestOf(slug, a)).toMatchObject({ attending: 'yes', withdrawn: false, waitingPlace: null });
      expect((await answersOf(slug)).places).toMatchObject({ taken: 2, waiting: 0 });
      expect(await placeAfter(slug, c)).toBe(1);
      await step(slug, 'withdraw', [a]);
      expect((await step(slug, 'restore', [a])).body).toMatchObject({
        data: { done: 1, rows: [{ id: a?.id, outcome: 'no-place' }] },
      });
      expect(await guestOf(slug, a)).toMatchObject({ withdrawn: false, waitingPlace: 1 });
      // By whom they came onto the list, unlike who accepted when it was full.
      const listed = async (guest: Guest | undefined) =>
        (await historyOf(slug, guest)).filter((line) => line.step === 'listed').map(({ actor }) => actor !== '');
      expect(await listed(a)).toEqual([true]);
      expect(await listed(c)).toEqual([false]);
      // They have heard neither of the withdrawal nor of the list; a place that they come to is told.
      await placeAfter(slug, b, 'no');
      expect(await subjectsTo(a, 2)).toEqual([coming, placed].sort());
      expect(await subjectsTo(c, 2)).toEqual([placed, waiting]);
    });

    it('go to those who wait once there are more of them, and nobody is sent away where there are fewer', async () => {
      const slug = await createEvent(1);
      const guests = await invite(slug, 4);
      for (const guest of guests) await placeAfter(slug, guest);
      await setCapacity(slug, 3);
      expect(await waitingAt(slug)).toEqual([guests[3]?.id]);
      expect(await subjectsTo(guests[1], 2)).toEqual([placed, waiting]);
      await setCapacity(slug, 1);
      expect((await answersOf(slug)).places).toEqual({ capacity: 1, taken: 3, waiting: 1 });
      await placeAfter(slug, guests[0], 'no');
      expect(await waitingAt(slug)).toEqual([guests[3]?.id]);
      await setCapacity(slug, null);
      expect((await answersOf(slug)).places).toEqual({ capacity: null, taken: 3, waiting: 0 });
    });

    it('are counted with whom guests bring; nobody is overtaken by a smaller party, nor by more companions', async () => {
      const slug = await createEvent(4);
      const [a, b, c, d] = await invite(slug, 4, 3);
      expect(await placeAfter(slug, a, 'yes', 1)).toBeNull();
      expect(await placeAfter(slug, b, 'yes', 2)).toBe(1);
      expect(await placeAfter(slug, c)).toBe(2);
      for (const guests of [2, 3])
        expect((await answer(slug, a, 'yes', guests)).body).toMatchObject({
          errors: { guests: [messageText('en', 'guests.room:1')] },
        });
      expect((await answersOf(slug)).totals).toMatchObject({ yes: 1, guests: 1 });
      // Who needs fewer places now has them, and is told so once.
      expect(await placeAfter(slug, b, 'yes', 1)).toBeNull();
      expect(await subjectsTo(b, 2)).toEqual([placed, waiting]);
      expect(await placeAfter(slug, a, 'yes', 0)).toBeNull();
      expect(await waitingAt(slug)).toEqual([]);
      expect((await answer(slug, a, 'yes', 1)).body).toMatchObject({
        errors: { guests: [messageText('en', 'guests.full')] },
      });
      expect(await placeAfter(slug, d)).toBe(1);
    });

    it('that became free where nobody saw it are given by a job', async () => {
      const slug = await createEvent(1);
      const [first, second] = await invite(slug, 2);
      for (const guest of [first, second]) await placeAfter(slug, guest);
      await cms.db('event_invitations').where({ document_id: first?.id }).update({ withdrawn: true });
      const { giveAllFreePlaces } = cms.module<typeof WaitingList>('src/api/event-invitation/waiting-list.js');
      await Promise.all([giveAllFreePlaces(), giveAllFreePlaces()]);
      expect(await waitingAt(slug)).toEqual([]);
      expect(await subjectsTo(second, 2)).toEqual([placed, waiting]);
    });
  });

  describe('A coordinator', () => {
    it('moves somebody up the waiting list, with a reason that stands in the history', async () => {
      const slug = await createEvent(1);
      const [a, b, c, d] = await invite(slug, 4);
      for (const guest of [a, b, c, d]) await placeAfter(slug, guest);
      expect(await waitingAt(slug)).toEqual([b?.id, c?.id, d?.id]);
      expect((await move(slug, d, { place: 1, reason: 'Speaks on the first day' })).body).toMatchObject({
        data: { waitingPlace: 1 },
      });
      expect(await waitingAt(slug)).toEqual([d?.id, b?.id, c?.id]);
      const lines = await historyOf(slug, d);
      expect(lines.at(-1)).toMatchObject({ step: 'moved', reason: 'Speaks on the first day' });
      expect(lines.at(-1)?.actor).not.toBe('');
      expect((await move(slug, c, { place: 2, reason: '' })).body).toMatchObject({
        errors: { reason: [messageText('en', 'error.reasonRequired')] },
      });
      for (const place of [3, 4, 0, 1.5]) expect((await move(slug, c, { place, reason: 'x' })).status).toBe(422);
      expect((await move(slug, a, { place: 1, reason: 'x' })).status).toBe(404);
      expect(await waitingAt(slug)).toEqual([d?.id, b?.id, c?.id]);
      const token = await cms.tokenOf('member');
      const path = `/api/events/${slug}/invitations/${c?.id}/waiting-place`;
      expect((await cms.post(path, { place: 1, reason: 'x' }, { token })).status).toBe(403);
    });

    it('has somebody take a place at once whom there is room for, before a larger party', async () => {
      const slug = await createEvent(2);
      const [a, b, c] = await invite(slug, 3, 2);
      await placeAfter(slug, a);
      expect(await placeAfter(slug, b, 'yes', 1)).toBe(1);
      expect(await placeAfter(slug, c)).toBe(2);
      expect((await move(slug, c, { place: 1, reason: 'Comes alone' })).body).toMatchObject({
        data: { waitingPlace: null },
      });
      expect(await waitingAt(slug)).toEqual([b?.id]);
      expect(await subjectsTo(c, 2)).toEqual([placed, waiting]);
    });
  });
}

interface Guest {
  id: string;
  code: string;
  email: string;
}
