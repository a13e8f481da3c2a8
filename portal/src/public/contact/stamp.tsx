import { AreaStar } from '~/ui/ornament/area-star';
import styles from './stamp.module.css';

/** A postage stamp with the network's star. Decoration. */
export function Stamp() {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.print}>
        <AreaStar className={styles.star} />
      </span>
    </span>
  );
}
