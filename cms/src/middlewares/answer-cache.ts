import { byPathPrecision, endpoints } from '@scholars/contract/endpoints';
import { localeOfHeader } from '@scholars/contract/locale';
import { contentVersion } from '../listings/content-version.js';
import type { Next, StrapiContext } from '../contract/strapi-context.js';

interface Stored {
  version: number;
  storedAt: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const maxEntries = 1000;
// Answers depend on the time of day (open, expired), so they go stale even when nothing is published.
const freshMs = 30_000;

const cacheable = Object.values(endpoints)
  .filter(({ method, access, raw, isUnique }) => method === 'GET' && access === 'public' && !raw && !isUnique)
  // Else `/{id}` would take `/filters` for an id and forget its query.
  .sort(byPathPrecision)
  .map(({ path, query }) => ({
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w-]+')}$`),
    names: new Set(query ? Object.keys((query as unknown as { shape?: object }).shape ?? {}) : []), // every query schema is a z.object
  }));

/**
 * Answers to anonymous reads, kept until something is published: about a hundred times cheaper than
 * asking the database. Keyed by path, known query names and language; a request with a bearer passes by.
 */
export default () => {
  const answers = new Map<string, Stored>();
  return async (ctx: StrapiContext, next: Next) => {
    // A browser's cross-origin request gets headers of its own.
    const key = ctx.get('Authorization') || ctx.get('Origin') ? undefined : keyOf(ctx);
    if (!key) return next();
    const stored = answers.get(key);
    if (stored && stored.version === contentVersion() && Date.now() - stored.storedAt < freshMs) {
      ctx.status = 200;
      for (const [name, value] of Object.entries(stored.headers)) if (value !== undefined) ctx.set(name, String(value));
      ctx.body = stored.body;
      return;
    }
    const version = contentVersion();
    await next();
    if (ctx.status !== 200 || ctx.state.isPersonal) return;
    if (answers.size >= maxEntries) answers.delete(answers.keys().next().value ?? '');
    const { 'content-length': _ofThisBody, ...headers } = ctx.response.headers;
    answers.set(key, { version, storedAt: Date.now(), headers, body: JSON.stringify(ctx.body) });
  };
};

function keyOf(ctx: StrapiContext): string | undefined {
  if (ctx.method !== 'GET' || !ctx.path.startsWith('/api/')) return undefined;
  const endpoint = cacheable.find(({ pattern }) => pattern.test(ctx.path));
  if (!endpoint) return undefined;
  const [, ...parts] = ctx.url.split('?');
  const query = new URLSearchParams(parts.join('?'));
  // Strapi's reader makes `a[]=1` and `[a]=1` a value of `a`, which the key would not hold.
  if ([...query.keys()].some((name) => name.includes('['))) return undefined;
  const known = [...query].filter(([name]) => endpoint.names.has(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${localeOfHeader(ctx.get('Language'))} ${ctx.path}?${new URLSearchParams(known)}`;
}
