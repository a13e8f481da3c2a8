import { parseWith } from '@scholars/contract/parse';
import type { Endpoint } from '@scholars/contract/endpoint';
import { withoutTurns } from '@scholars/contract/unseen';
import type { Filter, FilterName, ListDefinition, ListQuery } from './list-query';

export interface ReadQuery {
  query: ListQuery;
  /** The same for the CMS. */
  wire: Record<string, string>;
  /** Names of what the address gives and the contract does not know; it is left out. */
  rejected: FilterName[];
  /** False for what a form without JavaScript sends: controls that were left empty. */
  isTidy: boolean;
}

/**
 * Reads a list's address by the contract's own schema, value by value: what is wrong costs itself and not the page.
 * Values become the ones that facets name, e.g. `ta=precision-health` is `4`, `country=Qatar` is `QA`.
 */
export function readListQuery(definition: ListDefinition, endpoint: Endpoint, params: URLSearchParams): ReadQuery {
  const rejected = new Set<FilterName>();
  const values: Record<string, string[]> = {};
  const wire: Record<string, string> = {};
  for (const filter of definition.filters) {
    const given = givenValues(filter, params);
    const read = given.map((value) => readValue(endpoint, filter, value));
    const known = [...new Set(read.filter((value) => value !== undefined))].slice(0, filter.isMany ? undefined : 1);
    if (read.includes(undefined)) rejected.add(filter.name);
    if (known.length === 0) continue;
    values[filter.name] = known;
    wire[filter.wire ?? filter.name] = wireValue(filter, known);
  }
  const sort = readSort(definition, params, values.q !== undefined);
  if (sort === undefined) rejected.add('sort');
  const page = readPage(params);
  if (page === undefined) rejected.add('page');
  const query: ListQuery = { values, sort: sort ?? '', page: page ?? 1 };
  return {
    query,
    wire: { ...wire, sort: query.sort, page: String(query.page) },
    rejected: [...rejected],
    isTidy: !namesOf(definition).some((name) => params.getAll(name).includes('')),
  };
}

/** What a stored query of the wire asks of a list; the CMS has judged it. */
export function queryOfWire({ filters }: ListDefinition, wire: Readonly<Record<string, string>>): ListQuery {
  const values = filters.flatMap((filter) => {
    const value = wire[filter.wire ?? filter.name];
    return value === undefined ? [] : [[filter.name, storedValues(filter, value)] as const];
  });
  return { values: Object.fromEntries(values), sort: '', page: 1 };
}

/** The other way round than `wireValue`. */
function storedValues({ isMany }: Filter, value: string): string[] {
  const list: unknown = isMany ? JSON.parse(value) : [value];
  return Array.isArray(list) ? list.map(String) : [];
}

function givenValues({ name, also = [] }: Filter, params: URLSearchParams): string[] {
  return [name, ...also]
    .flatMap((one) => params.getAll(one))
    .map((value) => withoutTurns(value).trim())
    .filter(Boolean);
}

/** The value as facets name it, or undefined where the contract refuses it. */
function readValue(endpoint: Endpoint, filter: Filter, value: string): string | undefined {
  const name = filter.wire ?? filter.name;
  if (!endpoint.query) throw new Error(`${endpoint.path} has no query`);
  const parsed = parseWith(endpoint.query, { [name]: wireValue(filter, [value]) });
  if (!parsed.ok) return undefined;
  // Every query of the contract is an object of its names.
  const output = (parsed.value as Record<string, unknown>)[name];
  return String(Array.isArray(output) ? output[0] : output);
}

function wireValue({ isMany }: Filter, values: readonly string[]): string {
  return isMany
    ? JSON.stringify(values.map((value) => (/^\d+$/.test(value) ? Number(value) : value)))
    : (values[0] ?? '');
}

/** '' where it is the default order, undefined where it is none. */
function readSort(
  { sorts, defaultSort }: ListDefinition,
  params: URLSearchParams,
  isSearch: boolean,
): string | undefined {
  const sort = params.get('sort') ?? '';
  if (sort === '') return '';
  if (sort === 'relevance') return '';
  if (!sorts.some((one) => one === sort)) return undefined;
  return sort === defaultSort && !isSearch ? '' : sort;
}

function readPage(params: URLSearchParams): number | undefined {
  const page = params.get('page') || '1';
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : undefined;
}

function namesOf({ filters }: ListDefinition): string[] {
  return [...filters.flatMap(({ name, also = [] }) => [name, ...also]), 'sort', 'page'];
}
