import type { Endpoint, ParamsOf, QueryInputOf } from '@scholars/contract/endpoint';

/** Any query, by name or as the page has it. */
export type Query = Readonly<Record<string, QueryValue>> | URLSearchParams;

type QueryValue = string | number | boolean | null | undefined;

/** A call's query by name, or the page's own query; empty values are left out. */
type QueryFor<E extends Endpoint> = { readonly [Name in keyof QueryInputOf<E>]?: QueryValue } | URLSearchParams;

/** What a call of an endpoint takes: its path's parameters and its query. */
export type ReadOptions<E extends Endpoint> = ParamsFor<E['path']> & {
  query?: QueryFor<E>;
  /** The token of a mailed link; the session's own is then not sent (spec §6). */
  bearer?: string | undefined;
  /** Send no session although there is one. */
  skipAuth?: boolean;
};

export type SendOptions<E extends Endpoint> = ReadOptions<E> & {
  /** JSON, or a form with files where the endpoint takes one. */
  body?: object;
  /** The same key and body give the first answer again (product §8). */
  idempotencyKey?: string | undefined;
};

type ParamsFor<Path extends string> = [ParamsOf<Path>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamsOf<Path>, string>> };

/** Options may be left out where nothing in them is required. */
export type Optional<Options> = object extends Options ? [options?: Options] : [options: Options];

/** The query as it is written behind the path, with its `?`, or ''. */
export function writeQuery(query: Query | undefined): string {
  const written = new URLSearchParams(presentValues(query)).toString();
  return written && `?${written}`;
}

/** A query's names and values without the empty ones. */
export function presentValues(query: Query | undefined): [string, string][] {
  const entries: [string, QueryValue][] =
    query instanceof URLSearchParams ? [...query.entries()] : Object.entries(query ?? {});
  const present = entries.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return present.map(([name, value]) => [name, String(value)]);
}
