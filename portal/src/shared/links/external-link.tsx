import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';
import styles from './external-link.module.css';
import { readableAddress, webAddress } from './web-address';

/** A link away from the site, to what a person or staff wrote; plain text where that is not a web address. */
export function ExternalLink({ href, children }: { href: string; children?: ReactNode }) {
  const address = webAddress(href);
  const words = children ?? <bdi dir="ltr">{readableAddress(address ?? href)}</bdi>;
  if (!address) return <span>{words}</span>;
  return (
    <a href={address} rel="noopener nofollow" className={styles.link}>
      {words}
      <Icon name="external" className={styles.icon} />
    </a>
  );
}
