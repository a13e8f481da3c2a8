import { endedSteps } from '@scholars/contract/application-status';
import type { Attendance } from '@scholars/contract/events';
import type { Locale } from '@scholars/contract/locale';
import type { OpportunityCard } from '@scholars/contract/opportunities';
import type { CalendarEvent } from '../../platform/calendar/render-calendar.js';
import { findCards } from '../application/applicable-opportunity.js';
import { listInvitedTo } from '../event-invitation/find-invitation.js';
import { eventEntries } from '../event/event-calendar.js';
import { getEventEntry } from '../event/get-event.js';
import { listComing } from '../event/list-coming.js';
import { deadlineEvent } from '../opportunity/deadline-calendar.js';
import { feedTexts } from './feed-texts.js';
import type { FeedOwner } from './feeds.js';

/** How somebody stands to an opportunity; what comes later says more. */
type Standing = 'saved' | 'draft' | 'applied';

// Calendars forget what a feed no longer has.
const pastShownMs = 30 * 86_400_000;

/** The deadlines that somebody has in view, and the days of the gatherings that they are invited to. */
export async function listFeedEvents({ userId, email }: FeedOwner, locale: Locale): Promise<CalendarEvent[]> {
  const standings = await listStandings(userId);
  const cards = await findCards([...standings.keys()], locale);
  const deadlines = [...cards.values()].flatMap((card) => deadlineOf(card, standings.get(card.id) ?? 'saved', locale));
  return [...deadlines, ...(await listInvitedDays(email, locale))];
}

async function listStandings(userId: number): Promise<Map<string, Standing>> {
  const { connection } = strapi.db;
  const saved: string[] = await connection('saved_opportunities').where({ user_id: userId }).pluck('opportunity_id');
  const drafts: string[] = await connection('application_drafts').where({ user_id: userId }).pluck('opportunity_id');
  const applied: string[] = await connection('applications')
    .where({ applicant_id: userId })
    .whereNotIn('status', [...endedSteps])
    .pluck('opportunity_id');
  const of = (ids: string[], standing: Standing) => ids.map((id) => [id, standing] as const);
  return new Map([...of(saved, 'saved'), ...of(drafts, 'draft'), ...of(applied, 'applied')]);
}

function deadlineOf(card: OpportunityCard, standing: Standing, locale: Locale): CalendarEvent[] {
  const { deadline, title } = card;
  if (!deadline || Date.parse(deadline) < Date.now() - pastShownMs) return [];
  const event = {
    ...deadlineEvent(card, deadline, locale),
    title: feedTexts(locale)(`calendar.${standing}`, { title }),
  };
  // Who has applied need not be reminded.
  const { remindDaysBefore: _, ...silent } = event;
  return [standing === 'applied' ? silent : event];
}

async function listInvitedDays(email: string, locale: Locale): Promise<CalendarEvent[]> {
  const invitations = await listInvitedTo(email);
  const coming = invitations.length > 0 ? await listComing(locale) : [];
  const days = coming.map(async ({ slug }) => {
    const invitation = invitations.find(({ eventSlug }) => eventSlug === slug);
    const attending: Attendance = invitation?.attending ?? 'yes';
    return invitation ? eventEntries(await getEventEntry(slug, locale), attending) : [];
  });
  return (await Promise.all(days)).flat();
}
