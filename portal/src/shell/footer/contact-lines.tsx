import { useText } from '~/i18n/use-text';
import { useSiteKey } from '~/session/root-data';
import styles from './site-footer.module.css';

const networks = ['linkedin', 'x', 'youtube'] as const;

/** Address, e-mail, telephone and the network's places elsewhere, as far as staff have set them. */
export function ContactLines() {
  const t = useText('shell');
  const address = useSiteKey('contact_address');
  const email = useSiteKey('contact_email');
  const phone = useSiteKey('contact_phone');
  return (
    <>
      <address className={styles.contact}>
        {address && <p>{address}</p>}
        {email && (
          <p>
            <a href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
              {phone}
            </a>
          </p>
        )}
      </address>
      <ul className={styles.social} aria-label={t('footer.social.label')}>
        {networks.map((network) => (
          <SocialLink key={network} network={network} />
        ))}
      </ul>
    </>
  );
}

function SocialLink({ network }: { network: (typeof networks)[number] }) {
  const t = useText('shell');
  const href = useSiteKey(`social_${network}`);
  if (!href) return null;
  return (
    <li>
      <a href={href} rel="noopener noreferrer">
        {t(`footer.social.${network}`)}
      </a>
    </li>
  );
}
