import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import { ExternalLink } from '~/shared/links/external-link';
import { Icon, type IconName } from '~/ui/icon';
import styles from './reach-us.module.css';

const networks = ['linkedin', 'x', 'youtube'] as const;

/** Where the network can be reached, as far as staff have set it. */
export function ReachUs() {
  const t = useText('pages');
  const email = useSiteKey('contact_email');
  const phone = useSiteKey('contact_phone');
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us" className={styles.title}>
        {t('contact.title')}
      </h2>
      <dl className={styles.ways}>
        <Way icon="mail" term={t('contact.email')}>
          {email && (
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          )}
        </Way>
        <Way icon="phone" term={t('contact.phone')}>
          {phone && (
            <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
              {phone}
            </a>
          )}
        </Way>
        <Way icon="place" term={t('contact.address')}>
          {useSiteKey('contact_address')}
        </Way>
        <Way icon="clock" term={t('contact.hours')}>
          {useSiteKey('contact_hours')}
        </Way>
      </dl>
      <Elsewhere />
    </section>
  );
}

function Way({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.way}>
      <dt>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.term}>{term}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Elsewhere() {
  const t = useText('shell');
  const addresses: Record<string, string | undefined> = {
    linkedin: useSiteKey('social_linkedin'),
    x: useSiteKey('social_x'),
    youtube: useSiteKey('social_youtube'),
  };
  const known = networks.filter((network) => addresses[network]);
  if (known.length === 0) return null;
  return (
    <ul className={styles.elsewhere} aria-label={t('footer.social.label')}>
      {known.map((network) => (
        <li key={network}>
          <ExternalLink href={addresses[network] ?? ''}>{t(`footer.social.${network}`)}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
