import { countryField, dateFields } from '@scholars/contract/queues/queue-fields';
import { isNarrowed } from '@scholars/contract/queues/queue-filters';
import { describedKind } from '@scholars/contract/queues/submission-kinds';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { SearchReach } from '../parts/search-reach';
import { TypedSearch } from '../search/typed-search';
import { describedWord } from '../values/written-values';
import { AreaFilter } from './area-filter';
import { AssigneeFilter } from './assignee-filter';
import { CountryFilter } from './country-filter';
import { DayRange } from './day-range';
import styles from './queue-filter-bar.module.css';
import { QueueSort } from './queue-sort';
import type { QueueView } from './use-queue';

interface Props {
  view: QueueView;
  hasSort: boolean;
  /** What stands at the bar's end, in a window that has no room for it elsewhere. */
  tools?: ReactNode;
}

/** Search, dates and who has taken it on; the order too where there are no columns to press. */
export function QueueFilterBar({ view, hasSort, tools }: Props): ReactNode {
  const t = useText('admin');
  const { kind, narrowed, narrow } = view;
  // What was typed a moment ago is not searched for any more.
  const [cleared, setCleared] = useState(0);

  return (
    <>
      <div className={styles.bar} data-print="no">
        <TypedSearch
          key={cleared}
          q={narrowed.q}
          hint={t(`queue.searchHint.${kind}`)}
          className={styles.search}
          onSearch={(q) => narrow({ q })}
        />
        <div className={styles.dates}>
          {dateFields(kind).length > 1 && (
            <Select
              aria-label={t('queue.dateField')}
              popupMatchSelectWidth={false}
              value={narrowed.dateField}
              options={dateFields(kind).map((field) => ({ value: field, label: describedWord(t, 'field', field) }))}
              onChange={(dateField) => narrow({ dateField, from: '', to: '' })}
            />
          )}
          <DayRange from={narrowed.from} to={narrowed.to} dateField={narrowed.dateField} onChange={narrow} />
        </div>
        <AssigneeFilter view={view} />
        {countryField(kind) && <CountryFilter view={view} />}
        {describedKind(kind).isOfAreas && <AreaFilter view={view} />}
        {hasSort && <QueueSort view={view} />}
        {isNarrowed(narrowed) && (
          <Button
            onClick={() => {
              setCleared(cleared + 1);
              narrow({ q: '', assignee: '', country: '', area: '', from: '', to: '' });
            }}
          >
            {t('queue.clear')}
          </Button>
        )}
        {tools}
      </div>
      <SearchReach q={narrowed.q} onSearch={(q) => narrow({ q })} />
    </>
  );
}
