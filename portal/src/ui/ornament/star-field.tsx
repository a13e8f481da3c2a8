import { classNames } from '~/lib/class-names';
import styles from './star-field.module.css';

/**
 * The star pattern as a layer that fills its positioned parent and fades out: to the inline start (`side`), or
 * downwards (`top`). Its colour is `currentcolor`, so that it follows the theme. Decoration.
 */
export function StarField({ fade = 'side', className }: { fade?: 'side' | 'top'; className?: string }) {
  return <span className={classNames(styles.field, styles[fade], className)} aria-hidden="true" />;
}
