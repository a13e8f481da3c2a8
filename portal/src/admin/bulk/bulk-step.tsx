import { longTextMaxLength } from '@scholars/contract/limits';
import { purposeOfStep, type TemplateWords } from '@scholars/contract/message-templates';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import { Button, Input } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '~/i18n/use-text';
import { Dialog } from '~/ui/dialog';
import { TemplateSelect } from '../parts/template-select';
import { TextLimit } from '../parts/text-limit';
import { isRefusal, reasonHint, statusLabel } from '../status/status-label';
import { StatusTag } from '../status/status-tag';
import { stepNotes } from '../status/step-notes';
import type { QueueRow } from '../values/row-line';
import styles from './bulk.module.css';
import { ChosenWords } from './chosen-words';
import type { BulkWords } from './use-bulk';

interface Props {
  kind: SubmissionKind;
  /** The status that was chosen; nothing while none is. */
  to: string | undefined;
  /** Those that it changes. */
  rows: readonly QueueRow[];
  /** Those that are marked and have no such step. */
  left: readonly QueueRow[];
  /** Those that are marked and were sent by who decides. */
  own: readonly QueueRow[];
  /** As it is written so far, or was before and not sent. */
  reason: string;
  isTaking: boolean;
  onReason: (reason: string) => void;
  onConfirm: (rows: readonly QueueRow[], to: string, said: BulkWords) => void;
  onCancel: () => void;
}

/** Asks once more before many people are written to, and for the reason where a step needs one. */
export function BulkStep({ to, ...props }: Props): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  const things = admin(`counted.${props.kind}`, { count: props.rows.length });
  const title = to !== undefined && t('bulk.confirm', { status: statusLabel(admin, to), things });
  return (
    <Dialog open={to !== undefined} title={title} onClose={props.onCancel}>
      {to !== undefined && <ReasonForm to={to} {...props} />}
    </Dialog>
  );
}

function ReasonForm({
  kind,
  to,
  rows,
  left,
  own,
  reason,
  isTaking,
  onReason,
  onConfirm,
  onCancel,
}: Props & { to: string }): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  const id = useId();
  const [words, setWords] = useState<TemplateWords>();
  const purpose = purposeOfStep(to);
  const isMissing = isReasonNeeded(to) && words === undefined && reason.trim() === '';

  function writeOneself(): void {
    // The field that is gone on with is there again only then.
    flushSync(() => setWords(undefined));
    document.getElementById(id)?.focus();
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) onConfirm(rows, to, words ? { words } : { reason: reason.trim() });
      }}
    >
      {stepNotes(admin, kind, to).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>{t('bulk.told')}</p>
      <LeftRows kind={kind} rows={left} why="leaves" />
      <LeftRows kind={kind} rows={own} why="own" />
      {purpose && <TemplateSelect purpose={purpose} onChoose={({ textEn, textAr }) => setWords({ textEn, textAr })} />}
      {words ? (
        <ChosenWords words={words} onDrop={writeOneself} />
      ) : (
        <Reason id={id} to={to} reason={reason} onReason={onReason} />
      )}
      <div className={styles.buttons}>
        <Button type="primary" danger={isRefusal(to)} htmlType="submit" loading={isTaking} disabled={isMissing}>
          {t('bulk.go', { count: rows.length })}
        </Button>
        <Button disabled={isTaking} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface ReasonProps extends Pick<Props, 'reason' | 'onReason'> {
  id: string;
  to: string;
}

/** One for all. */
function Reason({ id, to, reason, onReason }: ReasonProps): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  const [isOwn, setOwn] = useState(false);
  const isNeeded = isReasonNeeded(to);
  return (
    <>
      <label htmlFor={id}>{t(isNeeded ? 'bulk.reason' : 'bulk.reasonOptional')}</label>
      <Input.TextArea
        id={id}
        dir="auto"
        rows={4}
        required={isNeeded}
        value={reason}
        onChange={({ target }) => {
          setOwn(true);
          onReason(target.value);
        }}
        aria-describedby={`${id}-hint`}
      />
      <TextLimit text={reason} max={longTextMaxLength} />
      <p id={`${id}-hint`} className={styles.hint}>
        {reason !== '' && !isOwn && <strong>{t('bulk.kept')} </strong>}
        {reasonHint(admin, to)}
      </p>
    </>
  );
}

/** As many as leave the reason in sight on a phone; more are folded, as the dialog scrolls already. */
const shownLeftMax = 3;

function LeftRows({ kind, rows, why }: Pick<Props, 'kind' | 'rows'> & { why: 'leaves' | 'own' }): ReactNode {
  const t = useText('lists');
  const admin = useText('admin');
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= shownLeftMax}>
      <summary>{t(`bulk.${why}`, { things: admin(`counted.${kind}`, { count: rows.length }) })}</summary>
      <ul role="list" className={styles.left}>
        {rows.map(({ id, reference, status, ...fields }) => (
          <li key={id} className={styles.row}>
            <bdi dir="ltr">{reference}</bdi>
            <bdi>{fields[describedKind(kind).titleField]}</bdi>
            <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </details>
  );
}
