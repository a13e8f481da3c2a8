import type { EventAnswers as Answers, EventGuest } from '@scholars/contract/event-guests';
import { filterGuests, guestAnswers, type GuestAnswer } from '@scholars/contract/guest-filters';
import { Button, Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import { CallProblem } from '../parts/call-problem';
import { PageNumbers } from '../parts/page-numbers';
import { Waiting } from '../parts/waiting';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import tabStyles from '~/ui/tabs.module.css';
import rowStyles from '../parts/rows.module.css';
import { dot } from '../values/dot';
import styles from './event-answers.module.css';
import { GuestFilterBar } from './guest-filter-bar';
import { GuestRow } from './guest-row';
import { GuestSteps } from './guest-steps';
import { GuestTools } from './guest-tools';
import workStyles from './guest-work.module.css';
import { InviteForm } from './invite-form';
import { ReminderSettings } from './reminder-settings';
import { useChosen } from './use-chosen';
import { useGuestFilters } from './use-guest-filters';
import { useGuests } from './use-guests';

/** A gathering has more than a browser draws at once. */
const guestsOnPage = 50;

/** Who is invited to the annual gathering, who comes, and what they need. */
export function EventAnswers(): ReactNode {
  const t = useText('admin');
  const guestsText = useText('guests');
  const { locale } = useLocale();
  const [isInviting, setInviting] = useState(false);
  const { filters, isNarrowed, narrow, widen, page, setPage } = useGuestFilters();
  const { result, query } = useGuests();
  const found = filterGuests(result?.invitations ?? [], filters);
  const shown = filters.answer === 'waitlist' ? found.sort(byWaitingPlace) : found;
  const pages = Math.max(1, Math.ceil(shown.length / guestsOnPage));
  // Guests may have gone from the last one.
  const current = Math.min(page, pages);
  const { chosen, isChosen, areAllChosen, choose, chooseAll } = useChosen(shown.map(({ id }) => id));
  const countOf = (answer: GuestAnswer | undefined) =>
    filterGuests(result?.invitations ?? [], { ...filters, answer }).length;
  usePageTitle(t('guests.title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('guests.title')}</h1>
        <p className={pageStyles.lead} role="status">
          {result && t('guests.seats', { count: result.totals.yes + result.totals.guests })}
          {result && <PlacesTaken places={result.places} />}
        </p>
      </div>
      <div className={workStyles.tools} data-print="no">
        <Button
          type={isInviting ? 'default' : 'primary'}
          aria-expanded={isInviting}
          onClick={() => setInviting(!isInviting)}
        >
          {guestsText('invite.open')}
        </Button>
        <GuestTools filters={filters} />
      </div>
      {isInviting && <InviteForm />}
      {result && <ReminderSettings answers={result} />}
      <div role="group" aria-label={t('guests.answers')} className={tabStyles.tabs}>
        {[undefined, ...guestAnswers].map((answer) => (
          <button
            key={answer ?? 'all'}
            type="button"
            className={tabStyles.tab}
            aria-pressed={filters.answer === answer}
            onClick={() => narrow({ answer })}
          >
            {t(answer ? `guests.answer.${answer}` : 'queue.all')}
            {result && <span className={styles.count}>{formatNumber(countOf(answer), locale)}</span>}
          </button>
        ))}
      </div>
      <GuestFilterBar filters={filters} isNarrowed={isNarrowed} onNarrow={narrow} onWiden={widen} />
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Waiting />}
      {result && shown.length === 0 && <EmptyState title={t(filters.q === '' ? 'guests.none' : 'guests.noMatch')} />}
      {shown.length > 0 && (
        <div className={workStyles.tools}>
          <Checkbox
            checked={areAllChosen}
            indeterminate={chosen.length > 0 && !areAllChosen}
            onChange={({ target }) => chooseAll(target.checked)}
          >
            {guestsText(pages > 1 ? 'chooseAllPages' : 'chooseAll')}
          </Checkbox>
        </div>
      )}
      <GuestSteps
        chosen={shown.filter(({ id }) => isChosen(id))}
        isAwaited={(result?.places.waiting ?? 0) > 0}
        onNone={() => chooseAll(false)}
      />
      {shown.length > 0 && (
        <ul role="list" className={rowStyles.rows}>
          {shown.slice((current - 1) * guestsOnPage, current * guestsOnPage).map((guest) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              isChosen={isChosen(guest.id)}
              onChoose={(isToBe) => choose(guest.id, isToBe)}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <PageNumbers
          current={current}
          pageSize={guestsOnPage}
          total={shown.length}
          showSizeChanger={false}
          onChange={setPage}
          showTotal={(all, [first, last]) => t('queue.range', { from: first, to: last, total: all })}
        />
      )}
      <p className={styles.note}>{t('guests.note')}</p>
    </>
  );
}

/** In the order in which they come to a place. */
function byWaitingPlace(a: EventGuest, b: EventGuest): number {
  return (a.waitingPlace ?? 0) - (b.waitingPlace ?? 0);
}

/** How full an event is that holds so many. */
function PlacesTaken({ places: { capacity, taken, waiting } }: Pick<Answers, 'places'>): ReactNode {
  const t = useText('gathering');
  const { locale } = useLocale();
  if (capacity === null) return null;
  const numbers = { taken: formatNumber(taken, locale), capacity: formatNumber(capacity, locale) };
  return (
    <>
      {dot}
      {t('places.taken', numbers)}
      {waiting > 0 && ` ${t('places.waiting', { count: waiting })}`}
    </>
  );
}
