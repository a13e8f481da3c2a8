import type { Endpoint } from '@scholars/contract/endpoint';
import { queryParametersMax } from '@scholars/contract/limits';
import { localeOfHeader } from '@scholars/contract/locale';
import { parseWith, type Parsed } from '@scholars/contract/parse';
import type { Given, StrapiContext } from './strapi-context.js';

/** Reads what a call of this endpoint is given. The only reading of an address that there is. */
export function readGiven(endpoint: Endpoint, params: Record<string, string>, ctx: StrapiContext): Parsed<Given> {
  const query: Parsed<unknown> = endpoint.query
    ? parseWith(endpoint.query, flatQuery(ctx.query))
    : { ok: true, value: undefined };
  return query.ok
    ? { ok: true, value: { endpoint, params, query: query.value, locale: localeOfHeader(ctx.get('Language')) } }
    : query;
}

/** The last value of a repeated name; nested query objects are no part of the contract and are dropped. */
function flatQuery(query: Record<string, unknown>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    const last: unknown = Array.isArray(value) ? value.at(-1) : value;
    if (typeof last === 'string') flat[name] = last;
  }
  return flat;
}

/** Whether an address has more parameters than are read: what is behind a reader's own limit it would not see. */
export function hasTooManyParameters({ querystring }: Pick<StrapiContext, 'querystring'>): boolean {
  return querystring.split('&', queryParametersMax + 1).length > queryParametersMax;
}
