import { countryField, dateFields } from '@scholars/contract/queues/queue-fields';
import { isNarrowed } from '@scholars/contract/queues/queue-filters';
import { describedKind } from '@scholars/contract/queues/submission-kinds';
import { Button, Input, Select } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { useSearchKey } from '../keys/use-search-key';
import { SearchReach } from '../parts/search-reach';
import { describedWord } from '../values/written-values';
import { AreaFilter } from './area-filter';
import { AssigneeFilter } from './assignee-filter';
import { CountryFilter } from './country-filter';
import { DayRange } from './day-range';
import styles from './queue-filter-bar.module.css';
import { QueueSort } from './queue-sort';
import type { QueueView } from './use-queue';

const typingPauseMilliseconds = 350;

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
  const field = useSearchKey();
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
            ref={field}
            type="search"
            aria-keyshortcuts="/"
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
        {tools}
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
