import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { LocaleLink } from '~/i18n/locale-link';
import { Chip, ChipRow } from '~/ui/chip';
import styles from './directory-page.module.css';
import type { FilterGroup } from './filter-form';
import { isFiltered, listPath, valuesOf, withoutValue, type ListDefinition, type ListQuery } from './list-query';

interface Props {
  definition: ListDefinition;
  query: ListQuery;
  groups: readonly Pick<FilterGroup, 'name' | 'options'>[];
  /** What else may be done with what is chosen. */
  action?: ReactNode;
}

/** What the list is narrowed to, each with the link that takes it away. Nothing where it is not. */
export function ChosenFilters({ definition, query, groups, action }: Props) {
  const t = useText('directory');
  if (!isFiltered(query)) return null;
  const text = valuesOf(query.values, 'q').map((value) => ({ name: 'q', value, label: t('quoted', { text: value }) }));
  const others = groups.flatMap(({ name, options }) =>
    valuesOf(query.values, name).map((value) => ({
      name,
      value,
      label: options.find((option) => option.value === value)?.label ?? value,
    })),
  );
  return (
    <div className={styles.chosen}>
      <ChipRow label={t('filters.chosen')}>
        {[...text, ...others].map(({ name, value, label }) => (
          <Chip
            key={`${name}=${value}`}
            to={listPath(definition, withoutValue(query, name, value))}
            area={name === 'ta' ? Number(value) : undefined}
            removeLabel={t('filters.remove')}
          >
            <bdi>{label}</bdi>
          </Chip>
        ))}
      </ChipRow>
      <LocaleLink to={definition.path}>{t('filters.clear')}</LocaleLink>
      {action}
    </div>
  );
}
