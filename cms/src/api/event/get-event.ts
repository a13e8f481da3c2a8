import type { Locale } from '@scholars/contract/locale';
import { listVersions, type Version } from '../../platform/content/localized.js';
import { notFound } from '../../platform/errors/contract-error.js';
import type { Media } from '../../platform/pictures/picture-of.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import type { MemberEntry } from '../member/present-member.js';

export interface EventSession {
  /** `HH:MM` in the event's zone. */
  starts: string;
  ends: string;
  title: string;
  description: string | null;
  room: string | null;
  speakers: MemberEntry[];
}

/** An event as it is stored, with all that its page shows. */
export interface EventEntry extends Version {
  slug: string;
  title: string;
  summary: string | null;
  description: RichText | null;
  /** `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
  timeZone: string;
  registrationClosesOn: string | null;
  venue: string | null;
  city: string | null;
  country: string | null;
  onlineNote: string | null;
  cover: Media | null;
  /** The first is that of `startsOn`. */
  days: { title: string; sessions: EventSession[] }[];
  speakers: MemberEntry[];
  practical: RichText | null;
  gallery: { caption: string; picture: Media | null }[];
}

const parts = {
  cover: true,
  days: { populate: { sessions: { populate: { speakers: true } } } },
  speakers: { populate: { photo: true } },
  gallery: { populate: { picture: true } },
};

/** A published event in the asked language, else in the other; nothing when there is none. */
export async function findEventEntry(slug: string, locale: Locale): Promise<EventEntry | undefined> {
  const [entry] = await listVersions<EventEntry>('api::event.event', locale, { slug }, parts);
  return entry;
}

/** The same; 404 when there is none. */
export async function getEventEntry(slug: string, locale: Locale): Promise<EventEntry> {
  const entry = await findEventEntry(slug, locale);
  if (!entry) throw notFound();
  return entry;
}
