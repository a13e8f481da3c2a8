import { defaultColumns, offeredColumns, titleColumn } from '@scholars/contract/queues/queue-columns';
import { countryField, dateFields } from '@scholars/contract/queues/queue-fields';
import { isNarrowed } from '@scholars/contract/queues/queue-filters';
import { describedKind } from '@scholars/contract/queues/submission-kinds';
import { Button, Input, Select } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { AdminIcon } from '../parts/admin-icon';
import { ColumnChooser } from '../parts/column-chooser';
import { SearchReach } from '../parts/search-reach';
import { describedWord } from '../values/written-values';
import { AreaFilter } from './area-filter';
import { AssigneeFilter } from './assignee-filter';
import { columnHeading } from './column-heading';
import { CountryFilter } from './country-filter';
import { DayRange } from './day-range';
import { ExportMenu } from './export-menu';
import styles from './queue-filter-bar.module.css';
import { QueueSort } from './queue-sort';
import type { QueueView } from './use-queue';

const typingPauseMilliseconds = 350;

/** Search, dates and who has taken it on; the order too where there are no columns to press. */
export function QueueFilterBar({ view, hasSort }: { view: QueueView; hasSort: boolean }): ReactNode {
  const t = useText('admin');
  const lists = useText('lists');
  const { kind, columns, setColumns, narrowed, narrow, query } = view;
  const [typed, setTyped] = useState(narrowed.q);
  const pause = useRef<number>(undefined);

  function search(text: string, after: number): void {
    window.clearTimeout(pause.current);
    pause.current = window.setTimeout(() => narrow({ q: text.trim() }), after);
  }

  return (
    <>
      <div className={styles.bar} data-print="no">
        <form
          role="search"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            search(typed, 0);
          }}
        >
          <Input
            type="search"
            prefix={<Icon name="search" />}
            aria-label={t('queue.search')}
            placeholder={t(`queue.searchHint.${kind}`)}
            maxLength={200}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              search(target.value, typingPauseMilliseconds);
            }}
          />
        </form>
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
              setTyped('');
              window.clearTimeout(pause.current);
              narrow({ q: '', assignee: '', country: '', area: '', from: '', to: '' });
            }}
          >
            {t('queue.clear')}
          </Button>
        )}
        {!hasSort && (
          <ColumnChooser
            columns={columns}
            offered={offeredColumns(kind)}
            usual={defaultColumns(kind)}
            fixed={titleColumn(kind)}
            headingOf={(name) => columnHeading(kind, name, t, lists)}
            onChoose={setColumns}
          />
        )}
        <ExportMenu view={view} />
        <Button
          className={styles.refresh}
          type="text"
          aria-label={t('queue.refresh')}
          title={t('queue.refresh')}
          loading={query.isFetching && !query.isPending}
          icon={<AdminIcon name="refresh" />}
          onClick={() => void query.refetch()}
        />
      </div>
      <SearchReach
        q={narrowed.q}
        onSearch={(q) => {
          setTyped(q);
          search(q, 0);
        }}
      />
    </>
  );
}
