import type { TextSegment } from '@scholars/contract/search';
import styles from './marked-text.module.css';

/** A text with what was searched for marked in it. */
export function MarkedText({ segments }: { segments: readonly TextSegment[] }) {
  return segments.map(({ text, isMatch }, i) =>
    isMatch ? (
      <mark key={i} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
