import type { ReactNode } from 'react';
import { formatDateTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { formatAge } from '../values/written-values';
import tagStyles from '../status/status-tag.module.css';
import { CopyButton } from '../parts/copy-button';
import rowStyles from '../parts/rows.module.css';
import styles from './event-answers.module.css';
import { answerOf, answerTones, type Guest } from './guest-answer';

/** One guest: the answer, whom they bring, what they need, and the personal link for a letter. */
export function GuestRow({ guest }: { guest: Guest }): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { fullName, emailAddress, guests, dietaryNeeds, accessNeeds, answeredAt, link, withdrawn } = guest;
  const answer = answerOf(guest);
  return (
    <li className={rowStyles.row}>
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
        </p>
        {dietaryNeeds !== '' && <Need name={t('guests.diet')} text={dietaryNeeds} />}
        {accessNeeds !== '' && <Need name={t('guests.access')} text={accessNeeds} />}
      </div>
      <div className={styles.answer}>
        <span className={tagStyles.tag} data-tone={answerTones[answer]}>
          {t(`guests.answer.${answer}`)}
        </span>
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
