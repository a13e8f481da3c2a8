import { isCommonRead, isForEverybody, isPlainParameter } from '@scholars/contract/common-reads';
import type { Endpoint } from '@scholars/contract/endpoint';
import { queryParametersMax } from '@scholars/contract/limits';
import type { Locale } from '@scholars/contract/locale';
import { parseWith, type Parsed } from '@scholars/contract/parse';
import { findDecoded } from '~/lib/decoded-text';

/** A read whose answer is the same for everybody, as the code behind the call is given it. */
export interface CommonRead {
  /** Of what is given, and of nothing else that an address may hold. */
  key: string;
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
  /** As it is sent to the CMS: only names that the call knows. */
  query: Readonly<Record<string, string>>;
  locale: Locale;
}

/**
 * @param query by name, as written
 * @returns nothing where the answer is one person's own, or where the contract refuses what is asked
 */
export function commonReadOf(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>>,
  locale: Locale,
  isSignedIn: boolean,
): CommonRead | undefined {
  if (!isCommonRead(endpoint) || !Object.values(params).every(isPlainParameter)) return undefined;
  const parsed: Parsed<unknown> = endpoint.query ? parseWith(endpoint.query, query) : { ok: true, value: {} };
  if (!parsed.ok || !isForEverybody(endpoint, parsed.value, isSignedIn)) return undefined;
  const known = parsed.value as object; // every query of the contract is an object of its names
  return {
    // The schema's output has its names in the schema's order, so equal values are one key.
    key: JSON.stringify([endpoint.path, locale, params, known]),
    endpoint,
    params,
    query: Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' && name in known)),
    locale,
  };
}

/**
 * The query of a call from outside by name, where every reader reads it alike: the last value of a repeated name.
 *
 * @param search with its `?`, or ''
 * @returns nothing where readers differ: about brackets, broken escapes, and how many parameters there may be
 */
export function plainQuery(search: string): Record<string, string> | undefined {
  if (search === '') return {};
  const params = new URLSearchParams(search);
  const isAmbiguous = [...params.keys()].some((name) => name.includes('[')) || findDecoded(search) === undefined;
  if (params.size > queryParametersMax || isAmbiguous) return undefined;
  return Object.fromEntries(params);
}
