import type { UID } from '@strapi/strapi';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import type { EntryVersion } from '../../platform/strapi/desk-entry.js';

/** What is written in each field that a language has of its own; a mark of it, not the words. */
export type Texts = Record<string, string>;

interface Attribute {
  type: string;
  component?: string;
  components?: readonly string[];
  pluginOptions?: { i18n?: { localized?: boolean } };
}
type Populate = Record<string, object | true>;

const attributesOf = (uid: string) => Object.entries<Attribute>(strapi.getModel(uid as UID.Schema)?.attributes ?? {}); // as Strapi's schemas are

/** Fields that are translated, by the kind's schema. */
const translatedFields = (uid: string) =>
  attributesOf(uid).filter(
    ([, { type, pluginOptions }]) => pluginOptions?.i18n?.localized === true && type !== 'relation' && type !== 'media',
  );

/** Marks of what stands in one version of an entry; nothing where there is none. */
export async function readTexts(
  { uid, documentId, locale }: EntryVersion,
  status: 'draft' | 'published',
): Promise<Texts | undefined> {
  const fields = translatedFields(uid);
  const entry: Record<string, unknown> | null = await strapi.db.query(uid).findOne({
    where: { documentId, locale, publishedAt: status === 'draft' ? { $null: true } : { $notNull: true } },
    populate: populateOf(fields),
  });
  return entry ? Object.fromEntries(fields.map(([name]) => [name, markOf(entry[name])])) : undefined;
}

/** With all that components hold, at any depth. */
function populateOf(attributes: readonly [string, Attribute][]): Populate {
  const populate: Populate = {};
  for (const [name, { type, component, components = [] }] of attributes) {
    if (type === 'component' && component) populate[name] = within(component);
    if (type === 'dynamiczone')
      populate[name] = { on: Object.fromEntries(components.map((uid) => [uid, within(uid)])) };
  }
  return populate;
}

const within = (component: string) => ({ populate: populateOf(attributesOf(component)) });

function markOf(value: unknown): string {
  return sha256Hex(JSON.stringify(bare(value) ?? null)).slice(0, 16);
}

/** Without ids, which publishing makes anew, and without what is empty. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(bare);
  if (typeof value !== 'object' || value === null) return value === '' || value === null ? undefined : value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, inner]) => [name, bare(inner)]),
  );
}
