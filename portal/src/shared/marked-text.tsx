import type { TextSegment } from '@scholars/contract/marks';
import styles from './marked-text.module.css';

interface Props {
  segments: readonly TextSegment[] | undefined;
  /** What is shown where nothing was searched for, or nothing found in it. */
  text?: string;
}

/** A text with what was searched for marked in it. */
export function MarkedText({ segments, text: plain }: Props) {
  if (!segments) return plain;
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
