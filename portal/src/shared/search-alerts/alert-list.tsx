import { Form } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { EntryNotice } from '~/shared/entry-actions';
import listStyles from '~/ui/ruled-list.module.css';
import styles from './alert-list.module.css';
import type { AlertIntent, AlertOutcome } from './change-alert.server';
import type { DescribedAlert } from './describe-alerts.server';

/** Saved searches, each with what it is narrowed to, how often it is mailed, and what may be done with it. */
export function AlertList({ alerts }: { alerts: readonly DescribedAlert[] }) {
  return (
    <ul className={listStyles.list}>
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

function AlertItem({ alert: { id, name, words, path, frequency, isPaused } }: { alert: DescribedAlert }) {
  const t = useText('my-searches');
  const other = frequency === 'daily' ? 'weekly' : 'daily';
  const act = (intent: AlertIntent, label: string) => (
    <Button variant="quiet" size="small" name="intent" value={intent} aria-describedby={`alert-${id}`}>
      {label}
    </Button>
  );
  return (
    <li className={listStyles.item}>
      <div className={listStyles.head}>
        <h3 id={`alert-${id}`} className={listStyles.title}>
          <LocaleLink to={path}>
            <bdi>{name}</bdi>
          </LocaleLink>
        </h3>
        <Badge tone={isPaused ? 'neutral' : 'info'}>{t(isPaused ? 'paused' : `frequency.${frequency}`)}</Badge>
      </div>
      <p className={styles.words}>{words.length > 0 ? words.join(t('separator')) : t('everything')}</p>
      <Form method="post" action="#outcome" preventScrollReset className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        {act(isPaused ? 'resume' : 'pause', t(isPaused ? 'resume' : 'pause'))}
        {!isPaused && act(other, t(`change.${other}`))}
        {act('delete', t('delete'))}
      </Form>
    </li>
  );
}

/** Says what was done; what was deleted may be taken back. */
export function AlertNotice({ outcome: { intent, id, name } }: { outcome: AlertOutcome }) {
  const t = useText('my-searches');
  return (
    <EntryNotice
      undo={intent === 'delete' ? { intent: 'restore', fields: { id, name }, children: t('undo') } : undefined}
    >
      {t(`done.${intent}`, { name })}
    </EntryNotice>
  );
}
