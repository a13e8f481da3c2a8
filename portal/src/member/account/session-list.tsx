import type { Session } from '@scholars/contract/account';
import { Form } from 'react-router';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Time } from '~/ui/time';
import type { AccountOutcome } from './change-account.server';
import { describeDevice } from './describe-device';
import { OutcomeNotice } from './outcome-notice';
import styles from './session-list.module.css';

/** Where one is signed in, and the way out of each place or of all. */
export function SessionList({ sessions, outcome }: { sessions: readonly Session[]; outcome: AccountOutcome | undefined }) {
  const t = useText('account');
  return (
    <>
      <OutcomeNotice outcome={outcome} text={t('sessions.ended')} />
      {outcome?.refused && (
        <Notice tone="danger" live="assertive">
          <p>{outcome.refused.message}</p>
        </Notice>
      )}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <div>
              <p className={styles.device}>
                <bdi>{describeDevice(session.device) || t('sessions.unknown')}</bdi> {session.current && <Badge tone="accent">{t('sessions.current')}</Badge>}
              </p>
              <p className={styles.times}>
                {t('sessions.since')} <Time value={session.createdAt} /> · {t('sessions.lastUsed')} <Time value={session.lastUsedAt} />
              </p>
            </div>
            {!session.current && (
              <Form method="post">
                <input type="hidden" name="intent" value="session" />
                <input type="hidden" name="id" value={session.id} />
                <Button variant="secondary" size="small">
                  {t('sessions.end')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" reloadDocument>
        <input type="hidden" name="intent" value="everywhere" />
        <Button variant="danger">{t('sessions.endAll')}</Button>
      </Form>
    </>
  );
}
