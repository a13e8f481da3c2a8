import type { Locale } from '@scholars/contract/locale';
import type { SearchAlert } from '@scholars/contract/search-alerts';
import type { Cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { emptyListQuery, listPath, valuesOf, type ListQuery } from '~/shared/directory/list-query';
import { queryOfWire } from '~/shared/directory/read-list-query.server';
import { readOptions } from '~/shared/opportunities/opportunity-facets.server';
import { opportunityList } from '~/shared/opportunities/opportunity-filters';

/** A saved search as pages show it. */
export interface DescribedAlert extends Pick<SearchAlert, 'id' | 'name' | 'frequency' | 'isPaused'> {
  /** What it is narrowed to; nothing where it finds every opportunity. */
  words: string[];
  /** The list under its filters. */
  path: string;
}

/** Saved searches with their filters in words, which are asked for once for all of them. */
export async function describeAlerts(
  api: Cms,
  locale: Locale,
  alerts: readonly SearchAlert[],
): Promise<DescribedAlert[]> {
  const queries = alerts.map(({ query }) => queryOfWire(opportunityList, query));
  const filters = await namedFilters(api, locale, queries);
  return alerts.map(({ id, name, frequency, isPaused }, i) => ({
    id,
    name,
    frequency,
    isPaused,
    words: inWords(filters[i] ?? [], locale),
    path: listPath(opportunityList, queries[i] ?? emptyListQuery),
  }));
}

/** A filter of a search: which it is, and what its value is called. */
export interface NamedFilter {
  name: string;
  label: string;
}

/** The filters of each query, in the order of the list's filters. What is searched for is called as it was typed. */
export async function namedFilters(api: Cms, locale: Locale, queries: readonly ListQuery[]): Promise<NamedFilter[][]> {
  if (queries.length === 0) return [];
  const names = opportunityList.filters.map(({ name }) => name);
  const all = names.map((name) => [name, [...new Set(queries.flatMap(({ values }) => valuesOf(values, name)))]]);
  const options = await readOptions(api, locale, { ...emptyListQuery, values: Object.fromEntries(all) }, {});
  const labels = new Map(Object.entries(options));
  return queries.map(({ values }) =>
    names.flatMap((name) =>
      valuesOf(values, name).map((value) => ({
        name,
        label: name === 'q' ? value : (labels.get(name)?.find((option) => option.value === value)?.label ?? value),
      })),
    ),
  );
}

/** Filters in words: what is searched for stands in quotes. */
export function inWords(filters: readonly NamedFilter[], locale: Locale): string[] {
  const t = getText(locale, 'directory');
  return filters.map(({ name, label }) => (name === 'q' ? t('quoted', { text: label }) : label));
}
