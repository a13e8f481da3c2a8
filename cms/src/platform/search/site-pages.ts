import type { UID } from '@strapi/strapi';
import type { Locale } from '@scholars/contract/locale';
import type { SearchHit } from '@scholars/contract/search';
import type { Picture } from '@scholars/contract/shapes';
import type { ListingDefinition, ListingSource, SourceEntry } from '../listing/listing-definition.js';
import { readColumns, type ListedRow } from '../listing/cards.js';
import { readEntries } from '../listing/read-entries.js';
import { readableText } from '../rich-text/readable-text.js';
import { isRichText } from '../rich-text/rich-text.js';
import type { PresentRows } from './present-hits.js';

export interface SitePageEntry extends SourceEntry {
  slug: string;
  title: string;
  publishedAt: string;
}

/** Entries of a kind that have pages of their own on the site: found by the search, listed nowhere else. */
export interface SitePages {
  kind: Extract<SearchHit['kind'], 'page' | 'event' | 'thematic-area'>;
  uid: UID.ContentType;
  /** Where an entry is on the site, below the language; what has no address is not found. */
  pathOf(entry: SitePageEntry): string | undefined;
  /** What an entry is found by beside its title, from what `populate` asks for. */
  indexed: {
    populate: Record<string, unknown>;
    textsOf(entry: SitePageEntry): { summary: string; body: string };
  };
  /** What a hit shows; an excerpt comes from the first of the texts that has the words. */
  shown: {
    populate: Record<string, unknown>;
    hitOf(entry: SitePageEntry, locale: Locale): { facts: string[]; picture: Picture | null; texts: string[] };
  };
}

/** The one listing of all such entries. */
export function sitePageListing([first, ...others]: readonly [SitePages, ...SitePages[]]): ListingDefinition {
  return {
    table: 'listing_pages',
    edition: 1,
    counted: [],
    countedValues: [],
    columns: { slug: 'string', kind: 'string', path: 'string', published_at: 'bigInteger' },
    ...sourceOf(first),
    others: others.map(sourceOf),
  };
}

function sourceOf({ kind, uid, pathOf, indexed }: SitePages): ListingSource {
  return {
    uid,
    populate: indexed.populate,
    // The attributes that all these kinds have.
    project(entry: SitePageEntry) {
      const path = pathOf(entry);
      if (!path) return null;
      const { slug, title, publishedAt } = entry;
      return {
        columns: { slug, kind, path, published_at: Date.parse(publishedAt) },
        values: {},
        card: null,
        title,
        ...indexed.textsOf(entry),
      };
    },
  };
}

interface Row extends ListedRow {
  kind: SitePages['kind'];
  path: string;
}

/** Presents the rows of that listing. */
export function sitePageHits(listing: ListingDefinition, all: readonly SitePages[]): PresentRows {
  return async (ids, locale) => {
    const rows = await readColumns<Row>(listing, ids);
    const rowOf = new Map(rows.map((row) => [row.document_id, row]));
    const hits: Awaited<ReturnType<PresentRows>> = new Map();
    for (const { kind, uid, shown } of all) {
      const ofKind = rows.filter((row) => row.kind === kind);
      for (const entry of await readEntries<SitePageEntry>(uid, ofKind, shown.populate)) {
        const row = rowOf.get(entry.documentId);
        if (!row) continue;
        hits.set(row.id, {
          kind,
          id: entry.documentId,
          slug: entry.slug,
          path: row.path,
          locale: entry.locale,
          title: entry.title,
          status: null,
          deadline: null,
          ...shown.hitOf(entry, locale),
        });
      }
    }
    return hits;
  };
}

// What people read of a block. Names of members are not among them: who leaves the directory is not found by a page
// either.
const readParts = new Set([
  'kicker',
  'title',
  'lead',
  'text',
  'body',
  'aside',
  'description',
  'question',
  'answer',
  'when',
  'items',
  'sessions',
]);

/** The words of a page's blocks, in their order. */
export function wordsOfBlocks(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isRichText(value)) return readableText(value);
  if (Array.isArray(value)) return value.map(wordsOfBlocks).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return wordsOfBlocks(Object.entries(value).flatMap(([name, part]) => (readParts.has(name) ? [part] : [])));
}
