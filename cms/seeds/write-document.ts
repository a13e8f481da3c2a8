import type { Struct, UID } from '@strapi/strapi';
import type { Locale } from '@scholars/contract/locale';
import { richTextOfMarkdown } from '../src/platform/rich-text/read-html.js';
import type { Both } from './content/shapes.js';

/** Data of one entry in a language; relations are document ids. */
type DataOf = (locale: Locale) => Record<string, unknown>;

/**
 * Writes one document in both languages and publishes it.
 *
 * @returns its document id
 */
export async function writeDocument(
  uid: UID.ContentType,
  dataOf: DataOf,
  status: 'published' | 'draft' = 'published',
): Promise<string> {
  const documents = strapi.documents(uid);
  const { attributes } = strapi.getModel(uid);
  // Strapi types data by the content type, which is a variable here.
  const { documentId } = await documents.create({
    locale: 'en',
    status,
    data: asStored(attributes, dataOf('en')) as never,
  });
  await documents.update({ documentId, locale: 'ar', status, data: asStored(attributes, dataOf('ar')) as never });
  return documentId;
}

type Attributes = Struct.ContentTypeSchema['attributes'];

/** The seed writes rich text as Markdown; Strapi keeps it as blocks. */
function asStored(attributes: Attributes, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, attributeAsStored(attributes[name], value)]),
  );
}

function attributeAsStored(attribute: Attributes[string] | undefined, value: unknown): unknown {
  if (attribute?.type === 'blocks' && typeof value === 'string') return richTextOfMarkdown(value);
  if (!Array.isArray(value)) return value;
  if (attribute?.type === 'component')
    return value.map((item: Record<string, unknown>) => componentAsStored(attribute.component, item));
  if (attribute?.type === 'dynamiczone')
    return value.map((item: Record<string, unknown>) => componentAsStored(item.__component, item));
  return value;
}

function componentAsStored(uid: unknown, item: Record<string, unknown>): Record<string, unknown> {
  const component = strapi.components[uid as UID.Component]; // named by the schema, or by the seed as the schema wants it
  return component ? asStored(component.attributes, item) : item;
}

/** Picks a language's text of a pair; null stays null. */
export function inLocale(locale: Locale): {
  (both: Both): string;
  (both: Both | null): string | null;
} {
  return ((both: Both | null) => both && both[locale]) as ReturnType<typeof inLocale>; // the overloads above say what null gives
}

/** A moment some days from now. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** A date some days from now, `YYYY-MM-DD`. */
export function dateFromNow(days: number): string {
  return daysFromNow(days).toISOString().slice(0, 10);
}

/** The last minute, in Doha, of a day some days from now. */
export function endOfDay(days: number): Date {
  return new Date(`${dateFromNow(days)}T20:59:00Z`);
}
