import type { QueueFilters } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { nextStatuses, statusesOf } from '@scholars/contract/submission-status';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useCoordinators } from '../data/use-coordinators';
import { statusLabel } from '../status/status-label';
import { useKeptStep } from '../typing/kept-words';
import { isOwn, type QueueRow } from '../values/row-line';
import styles from './bulk.module.css';
import { BulkStep } from './bulk-step';
import type { Bulk } from './use-bulk';
import type { Marks } from './use-marks';

interface Props {
  kind: SubmissionKind;
  marks: Marks;
  bulk: Bulk;
  /** What the list shows, on all its pages. */
  narrowed: QueueFilters;
  total: number;
}

/** A decision about one person's right to write, with its days: never taken for many at once. */
const singly: readonly string[] = ['suspended'];

/** What can be done with the rows that are marked. */
export function BulkBar({ kind, marks, bulk, narrowed, total }: Props): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  const { coordinators, me } = useCoordinators(kind);
  const [chosen, setChosen] = useState<string>();
  const { filled, fill, forget } = useKeptStep(kind, 'bulk', chosen ?? '');
  const { rows } = marks;
  const things = admin(`counted.${kind}`, { count: rows.length });
  const isUnderWay = bulk.sent !== undefined;
  const own = rows.filter(isOwn);
  const others = rows.filter((row) => !isOwn(row));
  const canBecome = ({ status }: QueueRow, to: string) => nextStatuses(kind, status).some((next) => next === to);
  const possible = statusesOf(kind).flatMap((to) => {
    const count = others.filter((row) => canBecome(row, to)).length;
    return count > 0 && !singly.includes(to) ? [{ to, count }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('bulk.title')}>
      <strong role="status">
        {isUnderWay ? t('bulk.underWay', { sent: bulk.sent ?? 0, count: rows.length }) : t('bulk.marked', { things })}
      </strong>
      <Select
        aria-label={t('bulk.assign')}
        placeholder={t('bulk.assign')}
        popupMatchSelectWidth={false}
        value={null}
        disabled={isUnderWay}
        options={[
          ...(me ? [{ value: me.id, label: t('bulk.toMe') }] : []),
          { value: '', label: admin('assignee.nobody') },
          ...coordinators.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(assignee: string | null) => assignee !== null && void bulk.change(rows, { assignee })}
      />
      <Select
        aria-label={t('bulk.status')}
        placeholder={t('bulk.status')}
        popupMatchSelectWidth={false}
        value={null}
        disabled={isUnderWay || possible.length === 0}
        options={possible.map(({ to, count }) => ({
          value: to,
          label: t('bulk.step', { status: statusLabel(admin, to), possible: count, count: rows.length }),
        }))}
        onChange={(to: string | null) => to !== null && setChosen(to)}
      />
      {rows.length < total && (
        <Button type="text" loading={marks.isReading} onClick={() => void marks.markAll(narrowed, total)}>
          {t('bulk.markAll', { count: total })}
        </Button>
      )}
      <Button type="text" disabled={isUnderWay} onClick={marks.clear}>
        {t('bulk.clear')}
      </Button>
      {own.length > 0 && (
        <p className={styles.hint}>{t('bulk.own', { things: admin(`counted.${kind}`, { count: own.length }) })}</p>
      )}
      <BulkStep
        kind={kind}
        to={chosen}
        rows={others.filter((row) => chosen !== undefined && canBecome(row, chosen))}
        left={others.filter((row) => chosen !== undefined && !canBecome(row, chosen))}
        own={own}
        reason={filled.words}
        isTaking={isUnderWay}
        onReason={(words) => fill({ words })}
        onCancel={() => setChosen(undefined)}
        onConfirm={(changing, to, said) => {
          // Closed by the answer: the second press of two would meet the row behind it.
          void bulk.change(changing, { to, ...said }).then((isWhole) => {
            setChosen(undefined);
            // What was written and not sent, as a template was, stays.
            if (isWhole && 'reason' in said) forget();
          });
        }}
      />
    </section>
  );
}
