import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Checkbox, type TableColumnType } from 'antd';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Text } from '~/i18n/text';
import { useText } from '~/i18n/use-text';
import type { Marks } from '../bulk/use-marks';
import type { QueueRow } from '../values/row-line';

interface Props {
  kind: SubmissionKind;
  row: QueueRow;
  marks: Marks;
}

/** Marks a row; many of them are then changed together. */
export function MarkBox({ kind, row, marks }: Props): ReactNode {
  const t = useText('lists');
  const isMarked = marks.has(row.id);
  return (
    <Checkbox
      checked={isMarked}
      aria-label={t('bulk.mark', { name: row[describedKind(kind).titleField] || row.reference })}
      onChange={() => marks.mark([row], !isMarked)}
    />
  );
}

/** The table copies its heads into a hidden row, by which it measures them. What can be focused has no place there. */
function OnlyInHead({ children }: { children: ReactNode }): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [isCopy, setIsCopy] = useState(true);
  useLayoutEffect(() => setIsCopy(place.current?.closest('[aria-hidden="true"]') !== null), []);
  return <span ref={place}>{!isCopy && children}</span>;
}

/** The boxes of a page's rows, and one for all of them. */
export function markColumn(
  kind: SubmissionKind,
  rows: readonly QueueRow[],
  marks: Marks,
  t: Text<'lists'>,
): TableColumnType<QueueRow> {
  const marked = rows.filter(({ id }) => marks.has(id)).length;
  const isWhole = marked > 0 && marked === rows.length;
  return {
    key: 'mark',
    width: '3rem',
    title: (
      <OnlyInHead>
        <Checkbox
          checked={isWhole}
          indeterminate={marked > 0 && !isWhole}
          aria-label={t('bulk.markPage')}
          onChange={() => marks.mark(rows, !isWhole)}
        />
      </OnlyInHead>
    ),
    render: (_value: unknown, row: QueueRow) => <MarkBox kind={kind} row={row} marks={marks} />,
  };
}
