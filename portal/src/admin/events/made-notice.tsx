import type { MadeInvitations } from '@scholars/contract/event-guests';
import { formatNumber } from '@scholars/contract/format';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './guest-work.module.css';

/** What became of those who were to be invited. */
export function MadeNotice({ made: { made, known, repeated, left, refused } }: { made: MadeInvitations }): ReactNode {
  const t = useText('guests');
  const { locale } = useLocale();
  return (
    <Alert
      type={refused.length > 0 || left > 0 ? 'warning' : 'success'}
      showIcon
      role="status"
      message={t('invite.made', { count: made })}
      description={
        <>
          {known > 0 && <p>{t('invite.known', { count: known })}</p>}
          {repeated > 0 && <p>{t('invite.repeated', { count: repeated })}</p>}
          {left > 0 && <p>{t('invite.left', { count: left })}</p>}
          {refused.length > 0 && (
            <>
              <p>{t('invite.refused', { count: refused.length })}</p>
              <ul className={styles.reasons}>
                {refused.map(({ line, text, problem }) => (
                  <li key={line}>
                    {t('invite.line', { line: formatNumber(line, locale) })} <bdi>{text}</bdi>
                    <span className={styles.problem}> {problem}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      }
    />
  );
}
