import type { Endpoint } from '@scholars/contract/endpoint';
import { queryParametersMax } from '@scholars/contract/limits';
import { localeOfHeader } from '@scholars/contract/locale';
import { parseWith, type Parsed } from '@scholars/contract/parse';
import { ContractError, invalidFields } from '../errors/contract-error.js';
import { readMultipart, type Upload } from './multipart.js';
import { makeStorable } from './storable.js';
import type { ParsedCall, StrapiContext } from './strapi-context.js';

/** Parses the address of a call of this endpoint. The only reading of an address that there is. */
export function parseCall(endpoint: Endpoint, params: Record<string, string>, ctx: StrapiContext): Parsed<ParsedCall> {
  const query: Parsed<unknown> = endpoint.query
    ? parseWith(endpoint.query, flatQuery(ctx.query))
    : { ok: true, value: undefined };
  return query.ok
    ? { ok: true, value: { endpoint, params, query: query.value, locale: localeOfHeader(ctx.get('Language')) } }
    : query;
}

/**
 * The call as it was parsed for the kept answers, or is parsed now.
 *
 * @throws ContractError 422 where the query does not fit
 */
export function getParsedCall(endpoint: Endpoint, ctx: StrapiContext): ParsedCall {
  if (ctx.state.call?.endpoint === endpoint) return ctx.state.call;
  const read = parseCall(endpoint, ctx.params, ctx);
  if (!read.ok) throw invalidFields(read.problems);
  return read.value;
}

/** @throws ContractError 422 where the body does not fit, 400 where it is no object */
export async function readBody(
  endpoint: Endpoint,
  ctx: StrapiContext,
): Promise<{ body: unknown; files: Partial<Record<string, Upload>> }> {
  if (ctx.state.multipartType && endpoint.multipart) {
    const { fields, files } = await readMultipart(ctx.req, ctx.state.multipartType, endpoint.multipart);
    return { body: parsedOrThrow(endpoint.body, { ...makeStorable(fields), ...files }), files };
  }
  const body = ctx.request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ContractError(400);
  const described = endpoint.multipart?.files.filter((name) => isDescribed(Reflect.get(body, name))) ?? [];
  if (described.length > 0)
    throw invalidFields(Object.fromEntries(described.map((name) => [name, ['file.unreadable']])));
  return { body: parsedOrThrow(endpoint.body, makeStorable(body)), files: {} };
}

/** A file that is only described has no content. A word may stand for one that is there already. */
function isDescribed(file: unknown): boolean {
  return typeof file === 'object' && file !== null;
}

function parsedOrThrow(schema: Endpoint['body'], input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = parseWith(schema, input);
  if (!parsed.ok) throw invalidFields(parsed.problems);
  return parsed.value;
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
