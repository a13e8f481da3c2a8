import type { ReactNode } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { Icon } from './icon';
import styles from './more-link.module.css';

/** A link onwards, e.g. 'All opportunities', with an arrow along the text. `to` is a path without its language. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocaleLink to={to} className={styles.more}>
      {children}
      <Icon name="next" />
    </LocaleLink>
  );
}
