import type { Core, UID } from '@strapi/strapi';
import { aroundDeskCalls } from './around-desk-calls.js';

/** By which attributes entries of a kind are called, where it takes several: one list for each script. */
type NamedKinds = Readonly<Record<string, { mainField: string; names?: readonly (readonly string[])[] }>>;

interface RelationContext {
  params: { model: string; targetField: string };
  request: { query: Record<string, unknown> };
  body?: { results?: Related[] };
}
type Related = { documentId: string } & Record<string, unknown>;

/** More than anybody looks through. */
const foundMax = 200;

/**
 * Has entries that one can relate to be found by their names in either language, whichever the form is in, and people
 * shown by their whole names in both scripts. Call while Strapi registers.
 */
export function findRelatedByName(strapi: Core.Strapi, kinds: NamedKinds): void {
  const named = async (ctx: RelationContext, call: () => Promise<unknown>) => {
    await call();
    const kind = targetOf(ctx);
    const names = kinds[kind]?.names;
    if (names && ctx.body?.results) await nameWhole(kind, kinds[kind]?.mainField ?? '', names, ctx.body.results);
  };
  aroundDeskCalls<RelationContext>(strapi, 'relations', {
    async findAvailable(ctx, call) {
      const { _q: words, ...query } = ctx.request.query;
      const kind = kinds[targetOf(ctx)];
      if (kind && typeof words === 'string' && words.trim() !== '') {
        const attributes = kind.names?.flat() ?? [kind.mainField];
        const found = await findByName(targetOf(ctx), attributes, words);
        ctx.request.query = { ...query, filters: { documentId: { $in: found } } };
      }
      await named(ctx, call);
    },
    findExisting: named,
  });
}

function targetOf({ params: { model, targetField } }: RelationContext): string {
  const attributes = new Map<string, unknown>(Object.entries(strapi.getModel(model as UID.Schema)?.attributes ?? {}));
  const attribute = attributes.get(targetField);
  return typeof attribute === 'object' && attribute !== null && 'target' in attribute ? String(attribute.target) : '';
}

/** Each word in any of the names, in any language. */
async function findByName(uid: string, attributes: readonly string[], words: string): Promise<string[]> {
  const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({
    select: ['documentId'],
    where: {
      $and: words
        .trim()
        .split(/\s+/)
        .map((word) => ({ $or: attributes.map((attribute) => ({ [attribute]: { $containsi: word } })) })),
    },
    limit: foundMax,
  });
  return [...new Set(rows.map(({ documentId }) => documentId))];
}

async function nameWhole(
  uid: string,
  mainField: string,
  names: readonly (readonly string[])[],
  results: Related[],
): Promise<void> {
  const rows: Related[] = await strapi.db.query(uid).findMany({
    select: ['documentId', ...names.flat()],
    where: { documentId: { $in: results.map(({ documentId }) => documentId) } },
  });
  const rowOf = new Map(rows.map((row) => [row.documentId, row]));
  for (const result of results) {
    const row = rowOf.get(result.documentId);
    const whole = names.map((parts) =>
      parts
        .map((part) => row?.[part] ?? '')
        .join(' ')
        .trim(),
    );
    // A field that the reader may not see is not among what was found.
    if (mainField in result) result[mainField] = whole.filter((name) => name !== '').join(' · ');
  }
}
