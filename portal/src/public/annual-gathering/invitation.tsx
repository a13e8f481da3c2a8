import type { Event, EventInvitation } from '@scholars/contract/events';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { formatDate } from '@scholars/contract/format';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { ButtonLink } from '~/ui/button';
import { hasProblems, type Refusal } from '~/shared/form/form-outcome';
import { Notice } from '~/ui/notice';
import { AnswerForm } from './answer-form';
import { answerAnchor, calendarPath, invitationPath } from './gathering';
import { SavedAnswer } from './saved-answer';
import styles from './invitation.module.css';

interface Props {
  event: Event;
  invitation: EventInvitation;
  code: string;
  /** An answer that was not taken. */
  refused: Refusal | undefined;
}

/** For the guest alone: the greeting, the answer there is, the form, and what comes next. */
export function Invitation({ event, invitation, code, refused }: Props) {
  const t = useText('event');
  const { locale } = useLocale();
  const { attending, travelOffered, waitingPlace } = invitation;
  const round = useAnswersTaken(refused);
  const { closesOn, isOpen } = event.registration;
  const isComing = attending === 'yes' && waitingPlace === null && !event.isOver;
  return (
    <section id={answerAnchor} className={styles.band} aria-labelledby="invitation-title">
      <div className={styles.letter}>
        <p className={styles.eyebrow}>{t('invitation.for')}</p>
        <h2 id="invitation-title" className={styles.name}>
          <bdi>{invitation.fullName}</bdi>
        </h2>
        {refused && !hasProblems(refused) && (
          <Notice tone="danger" title={t('answer.failed')} live="assertive">
            <p>{refused.message}</p>
          </Notice>
        )}
        {attending ? (
          <SavedAnswer invitation={invitation} attending={attending} round={round} />
        ) : (
          <p className={styles.words}>{t(isOpen ? 'invitation.words' : 'invitation.late')}</p>
        )}
        {(isComing || (attending === 'online' && !event.isOver)) && (
          <div className={styles.next}>
            {isComing && travelOffered && (
              <ButtonLink to={`/travel-intake?${new URLSearchParams({ invitation: code })}`}>
                {t('invitation.travel')}
              </ButtonLink>
            )}
            <ButtonLink href={calendarPath(locale)} variant="secondary">
              {t('hero.calendar')}
            </ButtonLink>
          </div>
        )}
        {isOpen && attending === null && (
          <AnswerForm event={event} invitation={invitation} code={code} refused={refused} />
        )}
        {isOpen && attending !== null && (
          // Folded again after each answer, and filled in with it.
          <details key={round} className={styles.change} open={refused !== undefined}>
            <summary>{t('invitation.change')}</summary>
            <AnswerForm event={event} invitation={invitation} code={code} refused={refused} />
          </details>
        )}
        <p className={styles.note}>
          {event.isOver
            ? t('invitation.over')
            : !isOpen
              ? t('invitation.closed')
              : closesOn
                ? t('invitation.until', { date: formatDate(closesOn, locale) })
                : null}
        </p>
        {/* Shown where the service worker is there to keep it. */}
        <p className={styles.keep}>
          <a href={`${localePath(locale, '/offline')}?${new URLSearchParams({ keep: invitationPath(locale, code) })}`}>
            {t('invitation.keep')}
          </a>
        </p>
      </div>
    </section>
  );
}

/** Counts the answers that were taken since the page was there. */
function useAnswersTaken(refused: Refusal | undefined): number {
  const isSending = useNavigation().formMethod === 'POST';
  const [seen, setSeen] = useState({ isSending, taken: 0 });
  if (seen.isSending !== isSending) setSeen({ isSending, taken: seen.taken + (isSending || refused ? 0 : 1) });
  return seen.taken;
}
