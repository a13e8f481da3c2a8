import type { EventBadge } from '@scholars/contract/event-badges';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { QrCode } from '../parts/qr-code';
import styles from './badge-sheet.module.css';
import { FittedText } from './fitted-text';

const arabic = /\p{Script=Arabic}/u;

/** A guest's badge: the event, the name in each script, where they work, and the code by which they are let in. */
export function Badge({ badge, titles }: { badge: EventBadge; titles: readonly string[] }): ReactNode {
  const t = useText('gathering');
  const { code, names, organizations } = badge;
  return (
    <li className={styles.badge}>
      <CutMarks />
      <p className={styles.event}>
        {titles.map((title) => (
          <bdi key={title} className={scriptOf(title)}>
            {title}
          </bdi>
        ))}
      </p>
      <div className={styles.names}>
        {names.map((name) => (
          <FittedText
            key={name}
            text={name}
            className={`${styles.name} ${scriptOf(name)}`}
            largest={names.length > 1 ? 7.5 : 10}
            smallest={3}
          />
        ))}
      </div>
      <div className={styles.organizations}>
        {organizations.map((organization) => (
          <FittedText
            key={organization}
            text={organization}
            className={`${styles.organization} ${scriptOf(organization)}`}
            largest={3.75}
            smallest={2}
          />
        ))}
      </div>
      <div className={styles.code}>
        <QrCode text={code} label={t('badges.code', { code })} className={styles.square} />
        <span dir="ltr">{code}</span>
      </div>
    </li>
  );
}

/** Arabic letters need more room above and below. */
function scriptOf(text: string): string {
  return arabic.test(text) ? (styles.arabic ?? '') : '';
}

/** Where the sheet is cut: a corner at each corner of the badge. */
function CutMarks(): ReactNode {
  return (
    <svg aria-hidden="true" className={styles.marks} viewBox="0 0 90 65" fill="none" stroke="currentColor">
      <path strokeWidth="0.2" d="M0 4V0h4M86 0h4v4M90 61v4h-4M4 65H0v-4" />
    </svg>
  );
}
