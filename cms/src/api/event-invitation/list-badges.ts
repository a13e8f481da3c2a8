import type { EventBadge, EventBadges } from '@scholars/contract/event-badges';
import { locales, type Locale } from '@scholars/contract/locale';
import { getEventEntry } from '../event/get-event.js';
import { scriptsOf } from '../member/member-names.js';
import { checkInCodeOf } from './check-in-code.js';
import { listInvitations, type InvitationEntry } from './find-invitation.js';

/** What the network knows of a guest by their address. */
interface Known {
  /** By their profile; '' where there is none in that script. */
  latin: string;
  arabic: string;
  institutions: Partial<Record<Locale, string>>;
}

const arabicScript = /\p{Script=Arabic}/u;
const languageOf = (text: string): Locale => (arabicScript.test(text) ? 'ar' : 'en');

/** What stands on the badges of all who are invited; whose are printed is chosen where the guests are. */
export async function listBadges(eventSlug: string): Promise<EventBadges> {
  const titles = await Promise.all(locales.map(async (locale) => (await getEventEntry(eventSlug, locale)).title));
  const invitations = (await listInvitations(eventSlug)).filter(({ withdrawn }) => !withdrawn);
  return { titles: [...new Set(titles)], badges: await badgesOf(eventSlug, invitations) };
}

/** The badges of some of an event's guests, in their order. Two queries. */
export async function badgesOf(eventSlug: string, invitations: readonly InvitationEntry[]): Promise<EventBadge[]> {
  const [fellows, members] = await Promise.all([listFellows(eventSlug), listMembers(eventSlug)]);
  return invitations.map(({ documentId: id, fullName, emailAddress }) => {
    const address = emailAddress?.toLowerCase() ?? '';
    const known = members.get(address) ?? fellows.get(address);
    const [own, other] = languageOf(fullName) === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
    const inOther = (other === 'ar' ? known?.arabic : known?.latin) ?? '';
    return {
      id,
      code: checkInCodeOf(id),
      names: [fullName, inOther].filter(Boolean),
      organizations: [...new Set([known?.institutions[own], known?.institutions[other]])].flatMap((name) => name || []),
    };
  });
}

interface MemberRow {
  address: string;
  locale: Locale;
  current_institution: string | null;
  first_name: string;
  last_name: string;
  first_name_ar: string | null;
  last_name_ar: string | null;
}

/** Guests with a profile, by their confirmed address. One query. */
async function listMembers(eventSlug: string): Promise<Map<string, Known>> {
  const { connection } = strapi.db;
  const rows: MemberRow[] = await connection({ m: 'members' })
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .join('up_users as u', 'u.id', 'l.user_id')
    .whereIn('u.email', invitedTo(eventSlug))
    .where({ 'u.confirmed': true })
    .orderBy('m.id')
    .select(
      'u.email as address',
      'm.locale',
      'm.current_institution',
      'm.first_name',
      'm.last_name',
      'm.first_name_ar',
      'm.last_name_ar',
    );
  const known = new Map<string, Known>();
  for (const { address, locale, current_institution: institution, ...names } of rows)
    known.set(address, {
      ...scriptsOf({
        firstName: names.first_name,
        lastName: names.last_name,
        firstNameAr: names.first_name_ar,
        lastNameAr: names.last_name_ar,
      }),
      institutions: { ...known.get(address)?.institutions, ...(institution && { [locale]: institution }) },
    });
  return known;
}

/** Guests whose profile as a founding fellow was approved, who may have no account yet. One query. */
async function listFellows(eventSlug: string): Promise<Map<string, Known>> {
  const { connection } = strapi.db;
  const rows: { address: string; full_name: string; current_institution: string | null }[] = await connection(
    'founding_fellows_profiles',
  )
    .where({ status: 'approved' })
    .whereRaw('lower(email_address) in (?)', [invitedTo(eventSlug)])
    .orderBy('id')
    .select(connection.raw('lower(email_address) as address'), 'full_name', 'current_institution');
  return new Map(
    rows.map(({ address, full_name: name, current_institution: institution }) => [
      address,
      {
        latin: languageOf(name) === 'en' ? name : '',
        arabic: languageOf(name) === 'ar' ? name : '',
        institutions: institution ? { [languageOf(institution)]: institution } : {},
      },
    ]),
  );
}

/** Addresses that are invited to an event. */
function invitedTo(eventSlug: string) {
  const { connection } = strapi.db;
  return connection('event_invitations')
    .where({ event_slug: eventSlug })
    .select(connection.raw('lower(email_address)'));
}
