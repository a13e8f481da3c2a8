import { useOne, type HttpError } from '@refinedev/core';
import type { EventAnswers as Answers } from '@scholars/contract/event-guests';
import { Button, Checkbox, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
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
import { GuestSteps } from './guest-steps';
import workStyles from './guest-work.module.css';
import { InviteForm } from './invite-form';
import { useChosen } from './use-chosen';

/** Who is invited to the annual gathering, who comes, and what they need. */
export function EventAnswers(): ReactNode {
  const t = useText('admin');
  const guestsText = useText('guests');
  const { locale } = useLocale();
  const [params, setParams] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const asked = answers.find((known) => known === params.get('answer'));
  const { result, query } = useOne<Answers & { id: string }, HttpError>({
    resource: guestResource,
    // There is one page of an event.
    id: gatheringSlug,
    errorNotification: false,
  });
  const shown = result?.invitations.filter((guest) => asked === undefined || answerOf(guest) === asked) ?? [];
  const { chosen, isChosen, areAllChosen, choose, chooseAll } = useChosen(shown.map(({ id }) => id));
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
      <div className={workStyles.tools}>
        <Button
          type={isInviting ? 'default' : 'primary'}
          aria-expanded={isInviting}
          onClick={() => setInviting(!isInviting)}
        >
          {guestsText('invite.open')}
        </Button>
      </div>
      {isInviting && <InviteForm />}
      <div role="group" aria-label={t('guests.answers')} className={tabStyles.tabs}>
        {[undefined, ...answers].map((answer) => (
          <button
            key={answer ?? 'all'}
            type="button"
            className={tabStyles.tab}
            aria-pressed={asked === answer}
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
        <div className={workStyles.tools}>
          <Checkbox
            checked={areAllChosen}
            indeterminate={chosen.length > 0 && !areAllChosen}
            onChange={({ target }) => chooseAll(target.checked)}
          >
            {guestsText('chooseAll')}
          </Checkbox>
        </div>
      )}
      <GuestSteps chosen={chosen} onNone={() => chooseAll(false)} />
      {shown.length > 0 && (
        <ul role="list" className={rowStyles.rows}>
          {shown.map((guest) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              isChosen={isChosen(guest.id)}
              onChoose={(isToBe) => choose(guest.id, isToBe)}
            />
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('guests.note')}</p>
    </>
  );
}
