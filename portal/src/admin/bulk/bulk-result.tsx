import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import { adminPath } from '../data/queue-address';
import { statusLabel } from '../status/status-label';
import { StatusTag } from '../status/status-tag';
import styles from './bulk.module.css';
import { isForGood, leadsBack, type ChangedRow } from './undo-of';
import type { Bulk, BulkOutcome } from './use-bulk';

/**
 * What became of many rows: how many, each that was left as it was with the reason, and the way back. It has the focus,
 * as the bar in which the change was chosen is gone, and stays until it is closed: who reads slowly can undo too.
 */
export function BulkResult({ kind, bulk }: { kind: SubmissionKind; bulk: Bulk }): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  const { outcome } = bulk;
  const place = useFocusOnNew<HTMLDivElement>(outcome);
  if (!outcome) return null;
  const done = outcome.results.filter(({ result }) => result.outcome === 'done');
  const left = outcome.results.filter(({ result }) => result.outcome !== 'done');
  const forGood = outcome.isUndo ? [] : outcome.results.filter((changed) => isForGood(kind, changed));
  const thingsOf = ({ length: count }: BulkOutcome['results']) => admin(`counted.${kind}`, { count });
  return (
    <div ref={place} tabIndex={-1} className={styles.result}>
      <Alert
        type={outcome.failure || left.length > 0 ? 'warning' : 'success'}
        showIcon
        role="status"
        closable={{ closeIcon: <Icon name="close" />, 'aria-label': t('bulk.close') }}
        onClose={bulk.forget}
        message={t(outcome.isUndo ? 'bulk.undone' : 'bulk.done', { count: done.length, things: thingsOf(done) })}
        description={
          <>
            {outcome.failure && <p>{t('bulk.stopped', { reason: outcome.failure })}</p>}
            {left.length > 0 && (
              <>
                <p>{t('bulk.left', { things: thingsOf(left) })}</p>
                <Rows kind={kind} rows={left} />
              </>
            )}
            {forGood.length > 0 && <ForGood kind={kind} rows={forGood} bulk={bulk} />}
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
    </div>
  );
}

/** Rows whose step has reached whom it concerns: no undo, and the step that leads back where there is one. */
function ForGood({ kind, rows, bulk }: { kind: SubmissionKind; rows: readonly ChangedRow[]; bulk: Bulk }): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  const [to] = rows.flatMap((changed) => (leadsBack(kind, changed) ? changed.row.status : []));
  const back = rows.flatMap((changed) => (changed.row.status === to ? (leadsBack(kind, changed) ?? []) : []));
  return (
    <div className={styles.forGood}>
      <p>{t('bulk.forGood', { things: admin(`counted.${kind}`, { count: rows.length }) })}</p>
      {to !== undefined && (
        <Button size="small" onClick={() => void bulk.change(back, { to, reason: '' })}>
          {t('bulk.back', { status: statusLabel(admin, to), count: back.length })}
        </Button>
      )}
    </div>
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
          {outcome !== 'done' && (
            <span>{outcome === 'changed' || outcome === 'late' ? t(`bulk.${outcome}`) : message}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
