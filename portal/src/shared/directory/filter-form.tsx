import type { FacetValue } from '@scholars/contract/shapes';
import type { ReactNode } from 'react';
import { localePath } from '~/i18n/locale-path';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { FacetGroup } from '~/ui/facet-group';
import { Icon } from '~/ui/icon';
import { SearchBox } from '~/ui/search-box';
import styles from './filter-form.module.css';
import { valuesOf, type ListDefinition, type ListQuery } from './list-query';
import { useFilterForm } from './use-filter-form';

export const filterFormId = 'filters';

/** One filter as the form shows it. */
export interface FilterGroup {
  name: string;
  legend: string;
  options: readonly FacetValue[];
  isMany?: boolean;
  folded?: boolean;
}

interface Props {
  definition: ListDefinition;
  query: ListQuery;
  searchLabel: string;
  groups: readonly FilterGroup[];
  total: number;
  /** Filters that are a box of their own. */
  children?: ReactNode;
}

/**
 * Search and filters of a list: a GET form. Each choice leads on at once; without JavaScript its button does. On
 * narrow windows the filters wait behind their summary, which stands beside the panel so that wide windows can do
 * without it.
 */
export function FilterForm({ definition, query, searchLabel, groups, total, children }: Props) {
  const t = useText('directory');
  const { locale } = useLocale();
  const form = useFilterForm(definition, query);
  const chosen = Object.entries(query.values).flatMap(([name, values]) => (name === 'q' ? [] : values));
  return (
    // Browsers that fill a form in again after a reload would show filters that the list does not have.
    <form
      id={filterFormId}
      {...form}
      action={localePath(locale, definition.path)}
      autoComplete="off"
      className={styles.form}
    >
      <div className={styles.search}>
        <SearchBox label={searchLabel} defaultValue={valuesOf(query.values, 'q')[0]} />
      </div>
      <details className={styles.fold}>
        <summary>
          <Icon name="filter" />
          {t('filters.title')}
          {chosen.length > 0 && <span className={styles.number}>{formatNumber(chosen.length, locale)}</span>}
        </summary>
      </details>
      <div className={styles.panel}>
        <h2 className={styles.title}>{t('filters.title')}</h2>
        {children}
        {groups.map(({ name, legend, options, isMany, folded }) => (
          <FacetGroup
            key={name}
            name={name}
            legend={legend}
            options={options}
            selected={valuesOf(query.values, name)}
            kind={isMany ? 'checkbox' : 'radio'}
            anyLabel={isMany ? undefined : t('filters.any')}
            folded={folded}
            visible={6}
          />
        ))}
        <div className={styles.submit}>
          <Button wide>{t('filters.apply')}</Button>
        </div>
        <a href="#results" className={styles.toResults}>
          {t('filters.toResults', { count: total })}
        </a>
      </div>
    </form>
  );
}
