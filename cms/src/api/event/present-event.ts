import type { Event, EventInvitation } from '@scholars/contract/events';
import type { Locale } from '@scholars/contract/locale';
import { presentCountry } from '@scholars/contract/reference/countries';
import { pictureOf } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import { presentMemberCard, type MemberEntry } from '../member/present-member.js';
import type { EventEntry } from './get-event.js';
import { dateOfDay, eventTimes } from './event-times.js';

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
    days: event.days.map(({ title, sessions }, index) => ({
      date: dateOfDay(event, index),
      title,
      sessions: sessions.map((session) => ({
        starts: session.starts,
        ends: session.ends,
        title: session.title,
        description: session.description ?? '',
        room: session.room ?? '',
        speakers: session.speakers.map((member) => {
          const { id, slug, name } = presentSpeaker(member, locale);
          return { id, slug, name };
        }),
      })),
    })),
    speakers: event.speakers.map((member) => presentSpeaker(member, locale)),
    practical: renderRichText(event.practical),
    gallery: event.gallery.map(({ caption, picture }, index) => ({
      caption,
      picture: pictureOf(picture, 'pattern', `${event.slug}-${index + 1}`),
    })),
    invitation,
  };
}

function presentSpeaker(member: MemberEntry, locale: Locale) {
  const { id, slug, name, headline, photo } = presentMemberCard(member, locale, [], null);
  return { id, slug, name, headline, photo };
}
