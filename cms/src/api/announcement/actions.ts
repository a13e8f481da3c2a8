import { listAnnouncements, type Announcement } from '@scholars/contract/site';
import { contentHoldsUntil } from '../../platform/content/content-version.js';
import { listVersions, type Version } from '../../platform/content/localized.js';
import { defineAction } from '../../platform/contract/define-action.js';

interface AnnouncementEntry extends Version {
  text: string;
  link: string | null;
  from: string | null;
  to: string | null;
}

export const actions = {
  listAnnouncements: defineAction(listAnnouncements, async ({ locale: asked }) => {
    const entries = await listVersions<AnnouncementEntry>('api::announcement.announcement', asked);
    const now = Date.now();
    for (const entry of entries) contentHoldsUntil(nextEdge(entry, now));
    return { rows: entries.filter((entry) => isDue(entry, now)).map(presentAnnouncement) };
  }),
};

function presentAnnouncement({ documentId, locale, text, link }: AnnouncementEntry): Announcement {
  return { id: documentId, locale, text, link };
}

const beginning = ({ from }: AnnouncementEntry) => (from ? Date.parse(from) : Number.NEGATIVE_INFINITY);
const end = ({ to }: AnnouncementEntry) => (to ? Date.parse(to) : Number.POSITIVE_INFINITY);

function isDue(entry: AnnouncementEntry, now: number): boolean {
  return beginning(entry) <= now && now < end(entry);
}

/** When it comes or goes next. */
function nextEdge(entry: AnnouncementEntry, now: number): number {
  return [beginning(entry), end(entry)].find((edge) => edge > now) ?? Number.POSITIVE_INFINITY;
}
