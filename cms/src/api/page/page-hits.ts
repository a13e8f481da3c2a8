import type { UID } from '@strapi/strapi';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { SearchHit } from '@scholars/contract/search';
import { withBlocks } from './present-block.js';
import type { Version } from '../../platform/content/localized.js';
import { wordsOfBlocks } from './page-listing.js';
import { readEntries } from '../../platform/listing/read-entries.js';
import { pictureOf, type Media } from '../../platform/pictures/picture-of.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import type { PresentRows } from '../../platform/search/present-hits.js';
import { readableText } from '../../platform/rich-text/readable-text.js';
import type { FoundRow } from '../../platform/search/present-hits.js';
import { placeOf } from '../../platform/content/place-of.js';

type PageKind = Extract<SearchHit['kind'], 'page' | 'event' | 'thematic-area'>;

interface Row extends FoundRow {
  slug: string;
  kind: PageKind;
  path: string;
}

interface Entry extends Version {
  slug: string;
  title: string;
  summary?: string | null;
  description?: RichText | null;
  body?: RichText | null;
  practical?: RichText | null;
  blocks?: unknown;
  days?: unknown;
  subs?: unknown;
  intros?: unknown;
  cover?: Media | null;
  photo?: Media | null;
  city?: string | null;
  country?: string | null;
}

const sources: Record<PageKind, { uid: UID.ContentType; populate: Record<string, unknown> }> = {
  page: { uid: 'api::page.page', populate: withBlocks },
  event: { uid: 'api::event.event', populate: { cover: true, days: { populate: { sessions: true } } } },
  'thematic-area': { uid: 'api::thematic-area.thematic-area', populate: { photo: true, subs: true, intros: true } },
};

export const pageHits: PresentRows = async (found, locale) => {
  const rows = found as readonly Row[]; // the listing's columns
  const rowOf = new Map(rows.map((row) => [row.document_id, row]));
  const hits: Awaited<ReturnType<PresentRows>> = new Map();
  for (const [kind, { uid, populate }] of Object.entries(sources)) {
    const entries = await readEntries<Entry>(
      uid,
      rows.filter((row) => row.kind === kind),
      populate,
    );
    for (const entry of entries) {
      const row = rowOf.get(entry.documentId);
      if (!row) continue;
      const place = placeOf(
        entry.city ?? '',
        entry.country ? presentCountry(entry.country, locale).name : undefined,
        locale,
      );
      const media = entry.cover ?? entry.photo;
      hits.set(entry.documentId, {
        kind: row.kind,
        id: entry.documentId,
        slug: entry.slug,
        path: row.path,
        locale: entry.locale,
        title: entry.title,
        facts: place ? [place] : [],
        picture: row.kind === 'page' ? null : pictureOf(media, 'cover', entry.slug),
        status: null,
        deadline: null,
        texts: [
          entry.summary ?? '',
          readableText(entry.description),
          readableText(entry.body),
          ...[entry.blocks, entry.days, entry.subs, entry.intros].map(wordsOfBlocks),
          readableText(entry.practical),
        ],
      });
    }
  }
  return hits;
};
