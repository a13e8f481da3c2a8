import { useText } from '~/i18n/use-text';
import { Notice } from '~/ui/notice';
import styles from './applications.module.css';
import type { CancelOutcome } from './cancel-application.server';

/** Says what became of taking an application back. */
export function CancelNotice({ outcome: { isDone, isGone, wasDraft, message } }: { outcome: CancelOutcome }) {
  const t = useText('applications');
  const done = t(wasDraft ? 'withdraw.draftDone' : 'withdraw.done');
  const gone = t(wasDraft ? 'withdraw.draftGone' : 'withdraw.gone');
  return (
    <div className={styles.outcome}>
      <Notice tone={isDone ? 'success' : isGone ? 'warning' : 'danger'} live={isDone ? 'polite' : 'assertive'}>
        <p>{isDone ? done : isGone ? gone : message}</p>
      </Notice>
    </div>
  );
}
