import type { Picture as PictureShape } from '@scholars/contract/shapes';
import { classNames } from '~/lib/class-names';
import styles from './emblem.module.css';
import { monogramOf } from './monogram';
import { Picture } from './picture';

interface Props {
  picture: PictureShape;
  /** Whose it is; its letters stand on a picture that was only drawn. */
  name: string;
  /** `round` for people, `square` for organizations. */
  shape: 'round' | 'square';
  className?: string;
}

/** Where the CMS serves what it has drawn for entries without a picture of their own. */
const drawnFolder = '/uploads/drawn/';

/** A person's portrait or an organization's logo, beside words that name them. Its size is its box's. */
export function Emblem({ picture, name, shape, className }: Props) {
  const isDrawn = picture.url.startsWith(drawnFolder);
  return (
    <span className={classNames(styles.emblem, styles[shape], className)}>
      <Picture picture={picture} decorative fit={isDrawn || shape === 'round' ? 'cover' : 'contain'} />
      {isDrawn && (
        <span className={styles.letters} aria-hidden="true">
          {monogramOf(name)}
        </span>
      )}
    </span>
  );
}
