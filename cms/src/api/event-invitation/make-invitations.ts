import type { MadeInvitations, NewInvitations } from '@scholars/contract/event-guests';
import { guestStepsMax } from '@scholars/contract/limits';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { MessageRef } from '@scholars/contract/messages';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { inTurn } from '../../platform/processes/turns.js';
import { entryData } from '../../platform/typed/trusted-types.js';
import { addGuestStep, type GuestActor } from './guest-history.js';
import { listAccountLanguages, listFellowsToInvite, listMembersToInvite } from './guest-sources.js';
import { mailInvitation } from './mail-invitation.js';
import { readGuestList, type ReadGuest } from './read-guest-list.js';
import { findInvitationById } from './find-invitation.js';

const uid = 'api::event-invitation.event-invitation';

/**
 * Invites to an event, each address once, however many coordinators do so at a time. Each invitation is there with its
 * line in the history and, where it is to be sent, its mail, or not at all.
 *
 * @throws ContractError 422 for a person whose address is invited already
 */
export function makeInvitations(
  eventSlug: string,
  asked: NewInvitations,
  by: GuestActor,
  locale: Locale,
): Promise<MadeInvitations> {
  return inTurn(invitationTurn, async () => {
    const { guests, refused } = await listAsked(asked);
    const people = eachOnce(guests);
    const invited = await listInvitedAddresses(eventSlug);
    const fresh = people.filter(({ emailAddress }) => !invited.has(emailAddress.toLowerCase()));
    if (asked.source === 'person' && fresh.length === 0) throw invalidFields({ emailAddress: ['invitation.exists'] });
    const now = fresh.slice(0, guestStepsMax);
    const { language, maxGuests, travelOffered, send } = asked;
    for (const guest of now)
      await makeInvitation({ language, maxGuests, ...guest, eventSlug, travelOffered }, by, send);
    return {
      made: now.length,
      known: people.length - fresh.length,
      // A circle is no list that anybody wrote: there each is one person.
      repeated: asked.source === 'list' ? guests.length - people.length : 0,
      left: fresh.length - now.length,
      refused: refused.map(({ problem, ...line }) => ({ ...line, problem: messageText(locale, problem) })),
    };
  });
}

/** Guests by their address, as each stands first. */
function eachOnce(guests: readonly ReadGuest[]): ReadGuest[] {
  const people = new Map<string, ReadGuest>();
  for (const guest of guests) {
    const address = guest.emailAddress.toLowerCase();
    if (!people.has(address)) people.set(address, guest);
  }
  return [...people.values()];
}

/** Whoever makes invitations takes turns under this name, so that no address is invited twice. */
export const invitationTurn = 'event invitations';

/** Addresses that are invited to an event, in small letters; also those whose invitation was withdrawn. */
export async function listInvitedAddresses(eventSlug: string): Promise<Set<string>> {
  const rows: { email_address: string }[] = await strapi.db
    .connection('event_invitations')
    .where({ event_slug: eventSlug })
    .whereNotNull('email_address')
    .whereNot('email_address', '')
    .select('email_address');
  return new Set(rows.map(({ email_address: address }) => address.toLowerCase()));
}

export async function isInvited(eventSlug: string, address: string): Promise<boolean> {
  const found = await strapi.db
    .connection('event_invitations')
    .where({ event_slug: eventSlug })
    .whereRaw('lower(email_address) = ?', [address.toLowerCase()])
    .first('id');
  return found !== undefined;
}

/** In the history of what came by a table. */
export const byTable: GuestActor = { name: 'XLSX, CSV' };

interface NewInvitation extends Required<ReadGuest> {
  eventSlug: string;
  travelOffered: boolean;
}

/** @returns the invitation's id */
export async function makeInvitation(
  { emailAddress, ...fields }: NewInvitation,
  by: GuestActor,
  send: boolean,
): Promise<string> {
  return strapi.db.transaction(async ({ trx }) => {
    const data = entryData({ ...fields, emailAddress: emailAddress || null });
    const { documentId } = await strapi.documents(uid).create({ data });
    await addGuestStep(trx, documentId, 'made', by);
    const made = send && emailAddress !== '' ? await findInvitationById(fields.eventSlug, documentId) : null;
    if (made) await mailInvitation(trx, made, by);
    return documentId;
  });
}

interface Asked {
  guests: ReadGuest[];
  refused: { line: number; text: string; problem: MessageRef }[];
}

async function listAsked({ source, fullName, emailAddress, list }: NewInvitations): Promise<Asked> {
  switch (source) {
    case 'person':
      return { guests: [{ fullName, emailAddress }], refused: [] };
    case 'members':
      return { guests: await listMembersToInvite(), refused: [] };
    case 'fellows':
      return { guests: await listFellowsToInvite(), refused: [] };
    case 'list': {
      const lines = readGuestList(list);
      const guests = lines.flatMap((line) => (line.ok ? [line.guest] : []));
      const languages = await listAccountLanguages(guests.map(({ emailAddress }) => emailAddress));
      return {
        guests: guests.map((guest) => {
          const language = guest.language ?? languages.get(guest.emailAddress.toLowerCase());
          return language ? { ...guest, language } : guest;
        }),
        refused: lines.flatMap((line) =>
          line.ok ? [] : [{ line: line.line, text: line.text, problem: line.problem }],
        ),
      };
    }
  }
}
