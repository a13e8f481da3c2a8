import type { NameIn } from '~/i18n/text';

/** What people call them stands in the texts of lists. */
export type FilterName = NameIn<'directory', 'filter'>;
type SortName = Exclude<NameIn<'directory', 'sort'>, 'label'>;

/** A filter of a list: its name in the site's addresses and, where it differs, on the wire. */
export interface Filter {
  name: FilterName;
  wire?: string;
  /** Other names that addresses may carry, e.g. the wire's own. */
  also?: readonly string[];
  /** May be given several times; any of the values will do. */
  isMany?: boolean;
}

export interface ListDefinition {
  /** The list's address without its language. */
  path: string;
  filters: readonly Filter[];
  /** The order without a search text; with one it is `relevance`. */
  defaultSort: SortName;
  sorts: readonly SortName[];
}

/** What an address asks of a list. Only filters that are chosen are in `values`. */
export interface ListQuery {
  values: Readonly<Record<string, readonly string[]>>;
  /** '' is the default order. */
  sort: string;
  /** From 1. */
  page: number;
}

export const emptyListQuery: ListQuery = { values: {}, sort: '', page: 1 };

/** The address of a list: filters in the definition's order, nothing that is empty or goes without saying. */
export function listPath({ path, filters }: ListDefinition, { values, sort, page }: ListQuery): string {
  const params = new URLSearchParams(
    filters.flatMap(({ name }) => valuesOf(values, name).map((value) => [name, value])),
  );
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** What a filter form sends, without its empty controls. It leads to the first page. */
export function queryOfForm({ filters }: ListDefinition, form: FormData): ListQuery {
  const given = filters.map(
    ({ name, isMany }) => [name, texts(form.getAll(name)).slice(0, isMany ? undefined : 1)] as const,
  );
  const values = Object.fromEntries(given.filter(([, chosen]) => chosen.length > 0));
  return { values, sort: texts(form.getAll('sort'))[0] ?? '', page: 1 };
}

export function withoutValue({ values, sort }: ListQuery, name: string, value: string): ListQuery {
  const { [name]: chosen = [], ...others } = values;
  const rest = chosen.filter((one) => one !== value);
  return { values: rest.length > 0 ? { ...others, [name]: rest } : others, sort, page: 1 };
}

/** The same search without its filters. */
export function onlyWords({ values, sort }: ListQuery): ListQuery {
  return { values: { q: valuesOf(values, 'q') }, sort, page: 1 };
}

export function valuesOf(values: ListQuery['values'], name: string): readonly string[] {
  return values[name] ?? [];
}

export function isFiltered({ values }: ListQuery): boolean {
  return Object.keys(values).length > 0;
}

function texts(entries: readonly FormDataEntryValue[]): string[] {
  return entries
    .filter((entry) => typeof entry === 'string')
    .map((text) => text.trim())
    .filter(Boolean);
}
