import { AreaStar } from '~/ui/ornament/area-star';
import styles from './seal.module.css';

/** A seal with the network's star, as under a charter. Decoration. */
export function Seal() {
  return (
    <span className={styles.seal} aria-hidden="true">
      <AreaStar className={styles.star} />
    </span>
  );
}
