import { codeFieldsOf } from '../src/api/event-invitation/invitation-code.js';
import { environment } from '../src/platform/environment/environment.js';
import { event } from './content/event.js';
import { eventInvitations } from './content/event-invitations.js';
import { dateFromNow, daysFromNow, inLocale, writeDocument } from './write-document.js';

/** The annual gathering and its guests. @param memberIds document ids of the members by slug */
export async function seedEvent(memberIds: ReadonlyMap<string, string>): Promise<void> {
  const startsInDays = daysUntilWeekday(event.startsInDays, event.startsOnWeekday);
  const pick = (slugs: readonly string[]) => slugs.map((slug) => idOf(memberIds, slug));
  await writeDocument('api::event.event', (locale) => {
    const text = inLocale(locale);
    return {
      slug: event.slug,
      title: text(event.title),
      summary: text(event.summary),
      description: text(event.description),
      startsOn: dateFromNow(startsInDays),
      endsOn: dateFromNow(startsInDays + event.lengthDays - 1),
      timeZone: event.timeZone,
      registrationClosesOn: dateFromNow(startsInDays - event.registrationClosesDaysBefore),
      venue: text(event.venue),
      city: text(event.city),
      country: event.country,
      onlineNote: text(event.onlineNote),
      practical: text(event.practical),
      gallery: event.gallery.map((caption) => ({ caption: text(caption) })),
      speakers: pick(event.speakers),
      days: event.days.map((day) => ({
        title: text(day.title),
        sessions: day.sessions.map((session) => ({
          ...session,
          title: text(session.title),
          description: text(session.description),
          room: text(session.room),
          speakers: pick(session.speakers),
        })),
      })),
    };
  });
  await seedInvitations();
}

async function seedInvitations(): Promise<void> {
  for (const { demoCode, answer, ...guest } of eventInvitations) {
    const { daysAgo, ...answered } = answer ?? { daysAgo: 0 };
    await strapi.documents('api::event-invitation.event-invitation').create({
      data: {
        ...guest,
        eventSlug: event.slug,
        ...(answer && { ...answered, answeredAt: daysFromNow(-daysAgo) }),
        // A code that everybody can read opens nothing where guests are real.
        ...(demoCode && !environment.isProduction && codeFieldsOf(demoCode)),
      },
    });
  }
}

function daysUntilWeekday(atLeastDays: number, weekday: number): number {
  const earliest = new Date(dateFromNow(atLeastDays)).getUTCDay();
  return atLeastDays + ((weekday - earliest + 7) % 7);
}

function idOf(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The event's seed names ${slug}, who does not exist`);
  return id;
}
