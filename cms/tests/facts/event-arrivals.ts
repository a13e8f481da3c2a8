import { describe, expect, it } from 'vitest';
import { doorGuest, type ArrivalResult, type DoorGuest } from '@scholars/contract/event-arrivals';
import type { EventAnswers, EventGuest, GuestHistoryEntry } from '@scholars/contract/event-guests';
import type { UID } from '@strapi/strapi';
import type { Cms } from '../support/cms.js';
import { shapeProblems } from './reads.js';

let number = 0;
const next = () => (number += 1);

/** Who is let in at the door of an event, once, and with a reason where they do not come by their answer. */
export function eventArrivalFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const documents = (uid: string) => cms.strapi.documents(uid as UID.ContentType);
  const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  async function createEvent(capacity: number | null = null): Promise<string> {
    const slug = `has-a-door-${next()}`;
    const data = { slug, title: 'A meeting', startsOn: date(0), endsOn: date(1), timeZone: 'Asia/Qatar', capacity };
    await documents('api::event.event').create({ locale: 'en', status: 'published', data: data as never });
    return slug;
  }

  async function invite(eventSlug: string, attending: EventGuest['attending'], withdrawn = false): Promise<string> {
    const data = {
      fullName: `Guest ${next()}`,
      language: 'en',
      eventSlug,
      maxGuests: 0,
      attending,
      withdrawn,
    } as never;
    return (await documents('api::event-invitation.event-invitation').create({ data })).documentId;
  }

  const arrival = (id: string, fields: Record<string, unknown> = {}) => ({
    clientId: `door-${next()}`,
    id,
    step: 'in',
    at: new Date(Date.now() - 60_000).toISOString(),
    reason: '',
    ...fields,
  });
  const take = async (slug: string, ...arrivals: object[]): Promise<ArrivalResult[]> => {
    const path = `/api/events/${slug}/arrivals`;
    const { body } = await cms.post<{ rows: ArrivalResult[] }>(path, { arrivals }, await asCoordinator());
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.data.rows;
  };
  const door = async (slug: string) => cms.data<DoorGuest[]>(`/api/events/${slug}/door`, await asCoordinator());
  const atDoor = async (slug: string, id: string) => (await door(slug)).find((guest) => guest.id === id);
  const stepsOf = async (slug: string, id: string) =>
    (await cms.data<GuestHistoryEntry[]>(`/api/events/${slug}/invitations/${id}/history`, await asCoordinator())).map(
      ({ step, reason }) => [step, reason],
    );

  describe('The door of an event', () => {
    it('lets in who comes, since the moment of the door, and takes it back', async () => {
      const slug = await createEvent();
      const id = await invite(slug, 'yes');
      const given = arrival(id);
      expect(await take(slug, given)).toEqual([
        { clientId: given.clientId, id, outcome: 'done', arrivedAt: given.at, peopleIn: 1 },
      ]);
      expect((await atDoor(slug, id))?.arrivedAt).toBe(given.at);
      expect(await take(slug, arrival(id))).toMatchObject([{ outcome: 'already', arrivedAt: given.at }]);
      expect(await take(slug, arrival(id, { step: 'out' }), arrival(id, { step: 'out' }))).toMatchObject([
        { outcome: 'done', arrivedAt: null },
        { outcome: 'not-in', arrivedAt: null },
      ]);
      expect(await stepsOf(slug, id)).toEqual([
        ['arrived', ''],
        ['arrival-undone', ''],
      ]);
    });

    it('tells the list of guests and its file who came, and how many', async () => {
      const slug = await createEvent();
      const [came, stayed] = [await invite(slug, 'yes'), await invite(slug, 'yes')];
      await cms.db('event_invitations').where({ document_id: came }).update({ guests: 2 });
      const given = arrival(came);
      await take(slug, given);
      const { invitations } = await cms.data<EventAnswers>(`/api/events/${slug}/answers`, await asCoordinator());
      expect(new Map(invitations.map(({ id, arrivedAt }) => [id, arrivedAt]))).toEqual(
        new Map([
          [came, given.at],
          [stayed, null],
        ]),
      );
      const rowsOf = async (query: string) => {
        const { bytes } = await cms.get(`/api/events/${slug}/answers/export?format=csv${query}`, await asCoordinator());
        return bytes.toString().trim().split('\r\n');
      };
      const [heads, row, ...others] = await rowsOf('&arrived=yes');
      expect(heads).toMatch(/"Let in","People let in"$/);
      expect(row).toMatch(new RegExp(`"${given.at}","3"$`));
      expect(others).toEqual([]);
      const absent = await rowsOf('&arrived=no');
      expect(absent).toHaveLength(2);
      expect(absent[1]).toMatch(/"",""$/);
    });

    it('is told how many of a party came, once they are in, and all of them until then', async () => {
      const slug = await createEvent();
      const id = await invite(slug, 'yes');
      await cms.db('event_invitations').where({ document_id: id }).update({ guests: 3 });
      const count = (people: number) => arrival(id, { step: 'people', people });
      expect(await take(slug, count(3))).toMatchObject([{ outcome: 'not-in', arrivedAt: null, peopleIn: 0 }]);
      const given = arrival(id);
      expect(await take(slug, given)).toMatchObject([{ outcome: 'done', peopleIn: 4 }]);
      const counted = count(3);
      expect(await take(slug, counted)).toMatchObject([{ outcome: 'done', arrivedAt: given.at, peopleIn: 3 }]);
      // What is sent twice does not undo what was said since.
      await take(slug, count(2));
      expect(await take(slug, counted)).toMatchObject([{ outcome: 'done', peopleIn: 2 }]);
      expect(await atDoor(slug, id)).toMatchObject({ arrivedAt: given.at, peopleIn: 2 });
      const { invitations } = await cms.data<EventAnswers>(`/api/events/${slug}/answers`, await asCoordinator());
      expect(invitations).toMatchObject([{ id, guests: 3, peopleIn: 2 }]);
      const { bytes } = await cms.get(`/api/events/${slug}/answers/export?format=csv`, await asCoordinator());
      expect(bytes.toString().trim()).toMatch(/"2"$/);
      expect((await stepsOf(slug, id)).map(([step]) => step)).toEqual(['arrived', 'people-counted', 'people-counted']);
      await take(slug, arrival(id, { step: 'out' }), arrival(id));
      expect(await atDoor(slug, id)).toMatchObject({ peopleIn: 4 });
    });

    it('lets in once what is sent often, and who comes to several doors at once', async () => {
      const slug = await createEvent();
      const [one, two] = [await invite(slug, 'yes'), await invite(slug, 'yes')];
      const given = arrival(one);
      const sent = await Promise.all(Array.from({ length: 5 }, () => take(slug, given)));
      expect(sent.flat().map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'done', 'done']);
      const met = await Promise.all(Array.from({ length: 5 }, () => take(slug, arrival(two))));
      expect(
        met
          .flat()
          .map(({ outcome }) => outcome)
          .sort(),
      ).toEqual(['already', 'already', 'already', 'already', 'done']);
      expect(await stepsOf(slug, one)).toHaveLength(1);
      expect(await stepsOf(slug, two)).toHaveLength(1);
      // What was sent before is not done again, though it was taken back since.
      await take(slug, arrival(one, { step: 'out' }));
      await take(slug, given);
      expect((await atDoor(slug, one))?.arrivedAt).toBeNull();
    });

    it('asks for a reason for who waits, declined, has not answered, is online or was withdrawn', async () => {
      const slug = await createEvent(1);
      const others: [string, string][] = [
        ['no', await invite(slug, 'no')],
        ['online', await invite(slug, 'online')],
        ['waiting', await invite(slug, null)],
        ['withdrawn', await invite(slug, 'yes', true)],
      ];
      const waits = await invite(slug, 'yes');
      await cms.db('event_waiting').insert({ invitation_id: waits, event_slug: slug, rank: 1, since: Date.now() });
      for (const [answer, id] of [...others, ['waitlist', waits] as const]) {
        expect((await atDoor(slug, id))?.answer).toBe(answer);
        const given = arrival(id);
        expect(await take(slug, given)).toMatchObject([{ outcome: 'reason', arrivedAt: null }]);
        expect(await stepsOf(slug, id)).toEqual([]);
        expect(await take(slug, { ...given, reason: 'Invited by the dean' })).toMatchObject([{ outcome: 'done' }]);
        expect(await stepsOf(slug, id)).toEqual([['arrived', 'Invited by the dean']]);
      }
    });

    it('goes by no clock that is ahead, and knows no guest of another event', async () => {
      const slug = await createEvent();
      const id = await invite(slug, 'yes');
      const [ahead] = await take(slug, arrival(id, { at: '2099-01-01T00:00:00.000Z' }));
      expect(Date.parse(ahead?.arrivedAt ?? '')).toBeLessThanOrEqual(Date.now());
      const stranger = await invite(await createEvent(), 'yes');
      expect(await take(slug, arrival(stranger))).toMatchObject([{ outcome: 'unknown', arrivedAt: null }]);
      const path = `/api/events/${slug}/arrivals`;
      const at = { at: 'soon' };
      const wrongPeople = [
        { people: 1 },
        { step: 'people' },
        ...[0, 1.5, 12].map((people) => ({ step: 'people', people })),
      ];
      for (const arrivals of [
        [],
        [arrival(id, at)],
        [arrival(id, { step: 'up' })],
        ...wrongPeople.map((people) => [arrival(id, people)]),
        [arrival(id, { clientId: '' })],
      ])
        expect((await cms.post(path, { arrivals }, await asCoordinator())).status).toBe(422);
    });

    it('is for coordinators alone, and shows neither addresses nor needs', async () => {
      const slug = await createEvent();
      await invite(slug, 'yes');
      const guests = await door(slug);
      for (const guest of guests) expect(shapeProblems(doorGuest, guest)).toEqual({});
      const token = await cms.tokenOf('member');
      expect((await cms.get(`/api/events/${slug}/door`, { token })).status).toBe(403);
      expect((await cms.post(`/api/events/${slug}/arrivals`, {}, { token })).status).toBe(403);
    });
  });
}
