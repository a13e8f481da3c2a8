import type { Session } from '@scholars/contract/account';
import { useId } from 'react';
import { Form } from 'react-router';
import { formatDate, formatTime } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { AccountOutcome } from './change-account.server';
import { describeDevice } from './describe-device';
import { OutcomeNotice } from './outcome-notice';
import styles from './session-list.module.css';

/** Where one is signed in, and the way out of each place or of all. */
export function SessionList({
  sessions,
  outcome,
}: {
  sessions: readonly Session[];
  outcome: AccountOutcome | undefined;
}) {
  const t = useText('account');
  const hintId = useId();
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <OutcomeNotice outcome={outcome} text={t('sessions.ended')} />
      {outcome?.refused && (
        <Notice tone="danger" live="assertive">
          <p>{outcome.refused.message}</p>
        </Notice>
      )}
      <ul className={styles.sessions}>
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length === 0 && <p className={styles.alone}>{t('sessions.alone')}</p>}
      <Form method="post" reloadDocument className={styles.all}>
        <input type="hidden" name="intent" value="everywhere" />
        <Button variant="danger" aria-describedby={hintId}>
          {t('sessions.endAll')}
        </Button>
        <p id={hintId} className={styles.times}>
          {t('sessions.endAllHint')}
        </p>
      </Form>
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const t = useText('account');
  const id = useId();
  return (
    <li className={styles.session}>
      <div id={id}>
        <p className={styles.device}>
          <bdi>{describeDevice(session.device) || t('sessions.unknown')}</bdi>{' '}
          {session.current && <Badge tone="accent">{t('sessions.current')}</Badge>}
        </p>
        <p className={styles.times}>
          {t('sessions.since')} <Moment value={session.createdAt} />
        </p>
        <p className={styles.times}>
          {t('sessions.lastUsed')} <Moment value={session.lastUsedAt} />
        </p>
      </div>
      {!session.current && (
        <Form method="post" action="#sessions">
          <input type="hidden" name="intent" value="session" />
          <input type="hidden" name="id" value={session.id} />
          <Button variant="secondary" size="small" aria-describedby={id}>
            {t('sessions.end')}
          </Button>
        </Form>
      )}
    </li>
  );
}

/** Day and time: somebody who looks for a stranger's visit wants both. */
function Moment({ value }: { value: string }) {
  const t = useText('account');
  const { locale } = useLocale();
  return (
    <time dateTime={value}>
      {t('sessions.moment', { date: formatDate(value, locale), time: formatTime(value, locale) })}
    </time>
  );
}
