import type { BlockOf } from '@scholars/contract/pages';
import { Rosette } from '~/ui/ornament/rosette';
import styles from './quote.module.css';

/** Somebody's words, set large. */
export function Quote({ block: { text, person, role } }: { block: BlockOf<'quote'> }) {
  return (
    <figure className={styles.figure}>
      <Rosette points={12} className={styles.rosette} />
      <div className={styles.inner}>
        <blockquote className={styles.words}>
          <p>{text}</p>
        </blockquote>
        {(person || role) && (
          <figcaption className={styles.by}>
            {person && <b className={styles.person}>{person}</b>}
            {role && <span>{role}</span>}
          </figcaption>
        )}
      </div>
    </figure>
  );
}
