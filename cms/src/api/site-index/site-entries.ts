import type { UID } from '@strapi/strapi';
import { defaultLocale, locales } from '@scholars/contract/locale';
import { siteIndexPageSize, type SiteEntry, type SiteIndexKind } from '@scholars/contract/site-index';
import type { Version } from '../../platform/content/localized.js';
import { filledAtStart } from '../../platform/typed/trusted-types.js';

/** Whose entries are in the index; of a kind with a listing, those that have a row in its table. */
export interface SiteEntrySource {
  uid: UID.ContentType;
  /** A listing knows who may be found: drafts and members who are not listed have no row in it. */
  table?: string;
}

const sources = filledAtStart<Record<SiteIndexKind, SiteEntrySource>>();

/** Call once, before the index is read. */
export function registerSiteEntries(all: Record<SiteIndexKind, SiteEntrySource>): void {
  Object.assign(sources, all);
}

type Slugged = Pick<Version, 'documentId' | 'locale' | 'publishedAt' | 'updatedAt'> & { slug: string };

export async function countEntries(kind: SiteIndexKind): Promise<number> {
  const { table } = sources[kind];
  if (!table) return (await listEntries(kind, 1)).length;
  const [row] = await strapi.db.connection(table).where({ locale: defaultLocale }).count({ n: '*' });
  return Number(row?.n ?? 0);
}

/** A page of the entries of a kind, in an order that publishing does not change. Two queries. */
export async function listEntries(kind: SiteIndexKind, page: number): Promise<SiteEntry[]> {
  const offset = (page - 1) * siteIndexPageSize;
  const { table, uid } = sources[kind];
  if (!table) return presentDocuments(await readVersions(uid, {})).slice(offset, offset + siteIndexPageSize);
  const rows: { document_id: string }[] = await strapi.db
    .connection(table)
    .where({ locale: defaultLocale })
    .orderBy('document_id')
    .limit(siteIndexPageSize)
    .offset(offset)
    .select('document_id');
  if (rows.length === 0) return [];
  return presentDocuments(await readVersions(uid, { documentId: { $in: rows.map((row) => row.document_id) } }));
}

async function readVersions(uid: UID.ContentType, where: Record<string, unknown>): Promise<Slugged[]> {
  return strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'slug', 'publishedAt', 'updatedAt'],
    where: { ...where, publishedAt: { $notNull: true } },
    orderBy: [{ documentId: 'asc' }, { locale: 'asc' }],
  });
}

function presentDocuments(versions: Slugged[]): SiteEntry[] {
  const byDocument = new Map<string, Slugged[]>();
  for (const version of versions)
    byDocument.set(version.documentId, [...(byDocument.get(version.documentId) ?? []), version]);
  return [...byDocument.values()].flatMap((group): SiteEntry[] => {
    const [first] = group;
    return first
      ? [
          {
            slug: first.slug,
            locales: locales.filter((locale) => group.some((version) => version.locale === locale)),
            updatedAt: lastChange(group),
          },
        ]
      : [];
  });
}

function lastChange(versions: Slugged[]): string {
  return new Date(
    Math.max(...versions.flatMap(({ publishedAt, updatedAt }) => [Date.parse(publishedAt), Date.parse(updatedAt)])),
  ).toISOString();
}
