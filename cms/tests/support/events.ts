import type { Event, EventInvitation } from '@scholars/contract/events';
import type { UID } from '@strapi/strapi';
import type * as Codes from '../../src/api/event-invitation/invitation-code.js';
import type { Cms } from './cms.js';

let number = 0;
const next = () => (number += 1);

/** Events and invitations that facts make, and what a guest reads and answers by an invitation. */
export function useEvents(cms: Cms) {
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

  return { gathering, documents, date, createEvent, invite, read, answer };
}
