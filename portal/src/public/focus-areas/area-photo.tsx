import type { Picture as PictureShape } from '@scholars/contract/shapes';
import { AreaStar } from '~/ui/ornament/area-star';
import { Picture } from '~/ui/picture';
import styles from './focus-area.module.css';

/** The area's picture with its star over the corner. */
export function AreaPhoto({ area, photo }: { area: number; photo: PictureShape }) {
  return (
    <div className={styles.photo}>
      <Picture picture={photo} fit="cover" first />
      <span className={styles.seal}>
        <AreaStar area={area} className={styles.star} />
      </span>
    </div>
  );
}
