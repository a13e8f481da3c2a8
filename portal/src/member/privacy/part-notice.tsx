import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import type { PrivacyOutcome } from './change-privacy.server';
import styles from './privacy.module.css';

/** Says what became of a form that is a button alone. */
export function PartNotice({ outcome, done }: { outcome: PrivacyOutcome | undefined; done: string }) {
  const notice = useFocusOnNew<HTMLDivElement>(outcome);
  const refused = outcome?.refused;
  if (!outcome || (!refused && !done)) return null;
  return (
    <div ref={notice} tabIndex={-1} className={styles.outcome}>
      <Notice tone={refused ? 'danger' : 'success'} live={refused ? 'assertive' : 'polite'}>
        <p>{refused ? refused.message : done}</p>
      </Notice>
    </div>
  );
}
