import type { EventGuest } from '@scholars/contract/event-guests';
import { answerOfGuest } from '@scholars/contract/guest-filters';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { dot } from '../values/dot';
import { formatAge } from '../values/written-values';
import tagStyles from '../status/status-tag.module.css';
import { CopyButton } from '../parts/copy-button';
import { GuestHistory } from './guest-history';
import rowStyles from '../parts/rows.module.css';
import styles from './event-answers.module.css';
import { arrivedWords } from './arrived-words';
import { answerTones } from './guest-answer';
import { WaitingPlace } from './waiting-place';

interface Props {
  guest: EventGuest;
  isChosen: boolean;
  onChoose: (isToBe: boolean) => void;
}

/** One guest: the answer, whom they bring, what they need, and the personal link for a letter. */
export function GuestRow({ guest, isChosen, onChoose }: Props): ReactNode {
  const t = useText('admin');
  const guestsText = useText('guests');
  const { locale } = useLocale();
  const {
    fullName,
    emailAddress,
    guests,
    dietaryNeeds,
    accessNeeds,
    answeredAt,
    sentAt,
    openedAt,
    remindedAt,
    arrivedAt,
    link,
    withdrawn,
  } = guest;
  const answer = answerOfGuest(guest);
  return (
    <li className={rowStyles.row}>
      <Checkbox
        checked={isChosen}
        aria-label={guestsText('choose', { name: fullName })}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={styles.person}>
        <p className={styles.name}>
          <bdi>{fullName}</bdi>
          {guests > 0 && <span className={styles.brings}>{t('guests.brings', { count: guests })}</span>}
        </p>
        <p className={styles.about}>
          {emailAddress !== '' && <bdi dir="ltr">{emailAddress}</bdi>}
          {link !== '' && !withdrawn && (
            <span className={styles.link}>
              <a href={link} rel="noreferrer">
                {t('guests.link')}
              </a>
              <CopyButton text={link} field={t('guests.link')} />
            </span>
          )}
          <span>
            {sentAt ? guestsText('sent', { when: formatAge(sentAt, locale) }) : guestsText('notSent')}
            {openedAt && `${dot}${guestsText('opened', { when: formatAge(openedAt, locale) })}`}
            {remindedAt && `${dot}${guestsText('reminded', { when: formatAge(remindedAt, locale) })}`}
          </span>
        </p>
        {dietaryNeeds !== '' && <Need name={t('guests.diet')} text={dietaryNeeds} />}
        {accessNeeds !== '' && <Need name={t('guests.access')} text={accessNeeds} />}
        {guest.waitingPlace !== null && !withdrawn && <WaitingPlace guest={guest} place={guest.waitingPlace} />}
        <GuestHistory id={guest.id} />
      </div>
      <div className={styles.answer}>
        <span className={tagStyles.tag} data-tone={answerTones[answer]}>
          {t(`guests.answer.${answer}`)}
        </span>
        {arrivedAt && (
          <span className={tagStyles.tag} data-tone="active" title={formatDateTime(arrivedAt, locale)}>
            {arrivedWords(guest, guestsText, locale)}
          </span>
        )}
        {answeredAt && (
          <time className={styles.when} dateTime={answeredAt} title={formatDateTime(answeredAt, locale)}>
            {formatAge(answeredAt, locale)}
          </time>
        )}
      </div>
    </li>
  );
}

function Need({ name, text }: { name: string; text: string }): ReactNode {
  return (
    <p className={styles.need}>
      <strong>{name}: </strong>
      <bdi>{text}</bdi>
    </p>
  );
}
