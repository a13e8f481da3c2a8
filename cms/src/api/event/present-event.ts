import type { ComingEvent, Event, EventInvitation } from '@scholars/contract/events';
import type { Locale } from '@scholars/contract/locale';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { NamedReference } from '@scholars/contract/shapes';
import { altIn, pictureOf } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import { presentMemberCard, type MemberEntry } from '../member/present-member.js';
import type { EventEntry } from './get-event.js';
import type { ComingEntry } from './list-coming.js';
import { dateOfDay, endsNextDay, eventTimes } from './event-times.js';

type Day = Event['days'][number];

/** An event as the header and the home page name it. */
export function presentComing({ documentId, slug, locale, title, startsOn, endsOn }: ComingEntry): ComingEvent {
  return { id: documentId, slug, locale, title, startsOn, endsOn };
}

/** An event for its page. @param invitation the caller's own, where the call came with its code */
export function presentEvent(
  event: EventEntry,
  locale: Locale,
  locales: Locale[],
  invitation: EventInvitation | null,
): Event {
  const { startsAt, endsAt, isOver, isOpen } = eventTimes(event);
  return {
    id: event.documentId,
    slug: event.slug,
    locale: event.locale,
    locales,
    title: event.title,
    summary: event.summary ?? '',
    description: renderRichText(event.description),
    startsOn: event.startsOn,
    endsOn: event.endsOn,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isOver,
    timeZone: event.timeZone,
    registration: { closesOn: event.registrationClosesOn, isOpen },
    venue: event.venue ?? '',
    city: event.city ?? '',
    country: event.country ? presentCountry(event.country, locale) : null,
    onlineNote: event.onlineNote ?? '',
    cover: pictureOf(event.cover, 'cover', event.slug),
    days: event.days.map(({ title, sessions }, index): Day => ({
      date: dateOfDay(event, index),
      title,
      sessions: sessions.map((session): Day['sessions'][number] => ({
        starts: session.starts,
        ends: session.ends,
        endsOn: dateOfDay(event, endsNextDay(session) ? index + 1 : index),
        title: session.title,
        description: session.description ?? '',
        room: session.room ?? '',
        speakers: session.speakers.map((member): NamedReference => {
          const { id, slug, name } = presentSpeaker(member, locale);
          return { id, slug, name };
        }),
      })),
    })),
    speakers: event.speakers.map((member) => presentSpeaker(member, locale)),
    practical: renderRichText(event.practical),
    gallery: event.gallery.map(({ caption, picture }, index): Event['gallery'][number] => ({
      caption,
      picture: { ...pictureOf(picture, 'pattern', `${event.slug}-${index + 1}`), alt: altIn(locale, picture) },
    })),
    invitation,
  };
}

function presentSpeaker(member: MemberEntry, locale: Locale): Event['speakers'][number] {
  const { id, slug, name, headline, photo } = presentMemberCard(member, locale, [], null);
  return { id, slug, name, headline, photo };
}
