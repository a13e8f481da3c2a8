import { Notice } from '~/ui/notice';
import type { AccountOutcome } from './change-account.server';
import styles from './my-information.module.css';

/** Says that a form of the page has done its work. */
export function OutcomeNotice({ outcome, text }: { outcome: AccountOutcome | undefined; text: string }) {
  if (!outcome?.isDone) return null;
  return (
    <div className={styles.outcome}>
      <Notice tone="success" live="polite">
        <p>{text}</p>
      </Notice>
    </div>
  );
}
