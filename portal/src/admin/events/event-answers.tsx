import { useOne, type HttpError } from '@refinedev/core';
import type { EventAnswers as Answers } from '@scholars/contract/events';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { EmptyState } from '~/ui/empty-state';
import { CallProblem } from '../parts/call-problem';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import tabStyles from '~/ui/tabs.module.css';
import { answerOf, answers, type GuestAnswer } from './guest-answer';
import { guestResource } from './guest-calls';
import rowStyles from '../parts/rows.module.css';
import styles from './event-answers.module.css';
import { GuestRow } from './guest-row';

/** Who is invited to the annual gathering, who comes, and what they need. */
export function EventAnswers(): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const [params, setParams] = useSearchParams();
  const chosen = answers.find((known) => known === params.get('answer'));
  const { result, query } = useOne<Answers & { id: string }, HttpError>({
    resource: guestResource,
    // There is one page of an event.
    id: gatheringSlug,
    errorNotification: false,
  });
  const shown = result?.invitations.filter((guest) => chosen === undefined || answerOf(guest) === chosen) ?? [];
  const countOf = (answer: GuestAnswer) =>
    result?.invitations.filter((guest) => answerOf(guest) === answer).length ?? 0;
  usePageTitle(t('guests.title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('guests.title')}</h1>
        <p className={pageStyles.lead} role="status">
          {result && t('guests.seats', { count: result.totals.yes + result.totals.guests })}
        </p>
      </div>
      <div role="group" aria-label={t('guests.answers')} className={tabStyles.tabs}>
        {[undefined, ...answers].map((answer) => (
          <button
            key={answer ?? 'all'}
            type="button"
            className={tabStyles.tab}
            aria-pressed={chosen === answer}
            onClick={() => setParams(answer ? { answer } : {})}
          >
            {t(answer ? `guests.answer.${answer}` : 'queue.all')}
            {result && (
              <span className={styles.count}>
                {formatNumber(answer ? countOf(answer) : result.invitations.length, locale)}
              </span>
            )}
          </button>
        ))}
      </div>
      {query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active />}
      {result && shown.length === 0 && <EmptyState title={t('guests.none')} />}
      {shown.length > 0 && (
        <ul role="list" className={rowStyles.rows}>
          {shown.map((guest) => (
            <GuestRow key={guest.id} guest={guest} />
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('guests.note')}</p>
    </>
  );
}
