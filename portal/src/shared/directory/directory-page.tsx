import type { PageMeta } from '@scholars/contract/envelope';
import type { FacetValue } from '@scholars/contract/shapes';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { CardGrid } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { SortSelect } from '~/ui/fields/sort-select';
import { ChosenFilters } from './chosen-filters';
import styles from './directory-page.module.css';
import { FilterForm, filterFormId, type FilterGroup } from './filter-form';
import {
  emptyListQuery,
  isFiltered,
  listPath,
  onlyWords,
  valuesOf,
  type FilterName,
  type ListDefinition,
  type ListQuery,
} from './list-query';
import { useResultsFocus } from './use-results-focus';

interface Props {
  definition: ListDefinition;
  query: ListQuery;
  /** Names of what the address gives and nobody knows. */
  rejected: readonly FilterName[];
  paging: PageMeta;
  /** Says how many there are, e.g. '3 opportunities'. */
  countOf: (total: number) => string;
  searchLabel: string;
  groups: readonly FilterGroup[];
  /** A filter that is a single box, beside the groups. */
  box?: { control: ReactNode; name: string; options: readonly FacetValue[] };
  /** What else may be done with the filters that are chosen. */
  chosenAction?: ReactNode;
  /** Cards of this page. */
  children: ReactNode[];
}

/** A list with search, filters, order and pages, all of them in its address. */
export function DirectoryPage({
  definition,
  query,
  rejected,
  paging,
  countOf,
  searchLabel,
  groups,
  box,
  chosenAction,
  children,
}: Props) {
  const t = useText('directory');
  const path = listPath(definition, query);
  const results = useResultsFocus<HTMLHeadingElement>(path);
  const { location } = useNavigation();
  const isLeaving = location?.pathname.endsWith(definition.path) ?? false;
  const isSearch = valuesOf(query.values, 'q').length > 0;
  return (
    <div className={styles.page}>
      <FilterForm definition={definition} query={query} searchLabel={searchLabel} groups={groups} total={paging.total}>
        {box?.control}
      </FilterForm>
      <section id="results" className={styles.results} aria-labelledby="count">
        <div className={styles.head}>
          <h2 id="count" ref={results} tabIndex={-1} className={styles.count} aria-live="polite">
            {countOf(paging.total)}
          </h2>
          <SortSelect
            label={t('sort.label')}
            form={filterFormId}
            defaultValue={query.sort}
            options={sortOptions(definition, isSearch).map(({ value, name }) => ({ value, label: t(`sort.${name}`) }))}
          />
        </div>
        <ChosenFilters
          definition={definition}
          query={query}
          groups={box ? [{ ...box, legend: '' }, ...groups] : groups}
          action={chosenAction}
        />
        {rejected.length > 0 && (
          <div className={styles.notice}>
            <Notice>
              {t('rejected', { names: rejected.map((name) => t(`filter.${name}`)).join(t('separator')) })}
            </Notice>
          </div>
        )}
        <div className={styles.list} aria-busy={isLeaving}>
          {children.length > 0 ? (
            <CardGrid>{children}</CardGrid>
          ) : (
            <Nothing definition={definition} query={query} paging={paging} countOf={countOf} />
          )}
          {children.length > 0 && (
            <Pagination
              page={paging.page}
              pageCount={paging.pageCount}
              hrefOf={(page) => `${listPath(definition, { ...query, page })}#results`}
            />
          )}
        </div>
      </section>
    </div>
  );
}

/** A search goes by relevance unless another order is chosen; the default is an empty value. */
function sortOptions({ sorts, defaultSort }: ListDefinition, isSearch: boolean) {
  const first = isSearch ? 'relevance' : defaultSort;
  return [first, ...sorts.filter((sort) => sort !== first)].map((name) => ({
    value: name === first ? '' : name,
    name,
  }));
}

/**
 * Says why nothing is there, and leads on: to the first page, to the same words without filters, or to the whole list.
 */
function Nothing({
  definition,
  query,
  paging: { total, withoutFilters = 0 },
  countOf,
}: Pick<Props, 'definition' | 'query' | 'paging' | 'countOf'>) {
  const t = useText('directory');
  const [q] = valuesOf(query.values, 'q');
  if (total > 0) {
    return (
      <EmptyState
        title={t('pastEnd.title')}
        action={<ButtonLink to={listPath(definition, { ...query, page: 1 })}>{t('pastEnd.action')}</ButtonLink>}
      >
        <p>{t('pastEnd.text')}</p>
      </EmptyState>
    );
  }
  if (!isFiltered(query)) return <EmptyState title={t('nothingYet')} />;
  if (q !== undefined && withoutFilters > 0) {
    return (
      <EmptyState
        title={t('hidden.title')}
        action={<ButtonLink to={listPath(definition, onlyWords(query))}>{t('hidden.action', { q })}</ButtonLink>}
      >
        <p>{t('hidden.text', { found: countOf(withoutFilters) })}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={q === undefined ? t('empty.title') : t('notFound.title', { q })}
      action={<ButtonLink to={listPath(definition, emptyListQuery)}>{t('empty.action')}</ButtonLink>}
    >
      <p>{t(q === undefined ? 'empty.text' : 'notFound.text')}</p>
    </EmptyState>
  );
}
