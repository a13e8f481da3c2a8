import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { StatusTag } from '../status/status-tag';
import styles from './bulk.module.css';
import type { Bulk, BulkOutcome } from './use-bulk';

/** What became of many rows: how many, each that was left as it was with the reason, and the way back. */
export function BulkResult({ kind, bulk }: { kind: SubmissionKind; bulk: Bulk }): ReactNode {
  const t = useText('lists');
  const { outcome } = bulk;
  if (!outcome) return null;
  const done = outcome.results.filter(({ result }) => result.outcome === 'done');
  const left = outcome.results.filter(({ result }) => result.outcome !== 'done');
  return (
    <Alert
      className={styles.result}
      type={outcome.failure || left.length > 0 ? 'warning' : 'success'}
      showIcon
      role="status"
      closable={{ 'aria-label': t('bulk.close') }}
      onClose={bulk.forget}
      message={t(outcome.isUndo ? 'bulk.undone' : 'bulk.done', { count: done.length })}
      description={
        <>
          {outcome.failure && <p>{t('bulk.stopped', { reason: outcome.failure })}</p>}
          {left.length > 0 && (
            <>
              <p>{t('bulk.left', { count: left.length })}</p>
              <Rows kind={kind} rows={left} />
            </>
          )}
          {done.length > 0 && (
            <details>
              <summary>{t('bulk.each', { count: done.length })}</summary>
              <Rows kind={kind} rows={done} />
            </details>
          )}
        </>
      }
      action={
        outcome.undo.length > 0 && (
          <Button size="small" onClick={() => void bulk.undo()}>
            {t('bulk.undo', { count: outcome.undo.length })}
          </Button>
        )
      }
    />
  );
}

function Rows({ kind, rows }: { kind: SubmissionKind; rows: BulkOutcome['results'] }): ReactNode {
  const t = useText('lists');
  const { locale } = useLocale();
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(({ row, result: { id, outcome, message, present } }) => (
        <li key={id} className={styles.row}>
          <Link to={adminPath(locale, kind, id)}>
            <bdi dir="ltr">{row.reference}</bdi>
          </Link>
          <bdi>{row[describedKind(kind).titleField]}</bdi>
          {present && <StatusTag status={present.status} />}
          {outcome !== 'done' && <span>{outcome === 'changed' ? t('bulk.changed') : message}</span>}
        </li>
      ))}
    </ul>
  );
}
