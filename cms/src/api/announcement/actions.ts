import { listAnnouncements, type Announcement } from '@scholars/contract/site';
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
    return { rows: entries.filter(isDue).map(presentAnnouncement) };
  }),
};

function presentAnnouncement({ documentId, locale, text, link }: AnnouncementEntry): Announcement {
  return { id: documentId, locale, text, link };
}

function isDue({ from, to }: AnnouncementEntry): boolean {
  const now = Date.now();
  return (!from || Date.parse(from) <= now) && (!to || now <= Date.parse(to));
}
