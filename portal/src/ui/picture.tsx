import type { Picture as PictureShape } from '@scholars/contract/shapes';
import { classNames } from '~/lib/class-names';
import styles from './picture.module.css';

interface Props {
  picture: PictureShape;
  /** Beside words that say the same: the text alternative is left empty. */
  decorative?: boolean;
  /** `cover` fills its box; `contain` keeps all of a logo visible; `portrait` is a round one. */
  fit?: 'natural' | 'cover' | 'contain' | 'portrait';
  /** The page's largest picture: loaded at once, before others. */
  first?: boolean;
  className?: string;
}

/** A picture of the CMS with its size known beforehand, so that nothing shifts; lazy unless it is the first. */
export function Picture({ picture, decorative = false, fit = 'natural', first = false, className }: Props) {
  return (
    <img
      src={picture.url}
      srcSet={picture.srcset}
      sizes={picture.srcset && (first ? '(width >= 64rem) 50vw, 100vw' : 'auto, 20rem')}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={classNames(styles[fit], className)}
    />
  );
}
