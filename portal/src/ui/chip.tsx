import type { ReactNode } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { classNames } from '~/lib/class-names';
import styles from './chip.module.css';
import { Icon } from './icon';

interface Props {
  children: ReactNode;
  /** A path of this site without its language: makes the chip a link. */
  to?: string;
  /** Thematic area 1 to 5: takes its hue. */
  area?: number;
  /** An applied filter: the link takes it away and shows a cross; give `removeLabel` words like 'Remove filter'. */
  removeLabel?: string;
  /** The window stays where it is when the link is followed: for links that change a part of the page. */
  preventScrollReset?: boolean;
}

/** A subject, an area or an applied filter. */
export function Chip({ children, to, area, removeLabel, preventScrollReset }: Props) {
  const content = (
    <>
      {removeLabel && <span className="visually-hidden">{removeLabel}: </span>}
      {children}
      {removeLabel && <Icon name="close" className={styles.cross} />}
    </>
  );
  const className = classNames(styles.chip, area !== undefined && styles.area, to !== undefined && styles.link);
  if (to === undefined) {
    return (
      <span className={className} data-area={area}>
        {content}
      </span>
    );
  }
  return (
    <LocaleLink to={to} className={className} data-area={area} preventScrollReset={preventScrollReset}>
      {content}
    </LocaleLink>
  );
}

/** Chips in a row that wraps. */
export function ChipRow({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.row} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}
