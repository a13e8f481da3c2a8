import { presentCountry } from '@scholars/contract/reference/countries';
import { getEvent } from '@scholars/contract/site';
import { getVersion, type Version } from '../../../content/localized.js';
import { defineAction } from '../../../contract/define-action.js';
import { pictureOf, type Media } from '../../../pictures/picture-of.js';
import { renderRichText } from '../../../rich-text/render.js';
import { presentMemberCard, type MemberEntry } from '../../member/presenters/member.js';

interface SessionPart {
  starts: string;
  ends: string;
  title: string;
  description: string | null;
  room: string | null;
  speakers: MemberEntry[];
}

interface EventEntry extends Version {
  slug: string;
  title: string;
  summary: string | null;
  description: string | null;
  startsOn: string;
  endsOn: string;
  venue: string | null;
  city: string | null;
  country: string | null;
  cover: Media | null;
  days: { title: string; sessions: SessionPart[] }[];
  speakers: MemberEntry[];
  practical: string | null;
}

const withParts = { cover: true, days: { populate: { sessions: { populate: { speakers: true } } } }, speakers: { populate: { photo: true } } };

export const actions = {
  getEvent: defineAction(getEvent, async ({ params, locale }) => {
    const event = await getVersion<EventEntry>('api::event.event', locale, { slug: params.slug }, withParts);
    const nameOf = (member: MemberEntry) => {
      const { id, slug, name, headline, photo } = presentMemberCard(member, locale, [], null);
      return { id, slug, name, headline, photo };
    };
    return {
      id: event.documentId,
      slug: event.slug,
      locale: event.locale,
      title: event.title,
      summary: event.summary ?? '',
      description: renderRichText(event.description),
      startsOn: event.startsOn,
      endsOn: event.endsOn,
      venue: event.venue ?? '',
      city: event.city ?? '',
      country: event.country ? presentCountry(event.country, locale) : null,
      cover: pictureOf(event.cover, 'cover', event.slug),
      days: event.days.map(({ title, sessions }) => ({
        title,
        sessions: sessions.map((session) => ({
          starts: session.starts,
          ends: session.ends,
          title: session.title,
          description: session.description ?? '',
          room: session.room ?? '',
          speakers: session.speakers.map((member) => {
            const { id, slug, name } = nameOf(member);
            return { id, slug, name };
          }),
        })),
      })),
      speakers: event.speakers.map(nameOf),
      practical: renderRichText(event.practical),
    };
  }),
};
