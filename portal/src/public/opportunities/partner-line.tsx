import type { OpportunityCard } from '@scholars/contract/opportunities';
import { LocaleLink } from '~/i18n/locale-link';
import { Emblem } from '~/ui/emblem';
import styles from './opportunity-detail.module.css';

/** Who offers it: logo and name, leading to the organization. */
export function PartnerLine({ partner }: { partner: NonNullable<OpportunityCard['partner']> }) {
  return (
    <p className={styles.partner}>
      <Emblem picture={partner.logo} name={partner.name} shape="square" className={styles.partnerLogo} />
      <LocaleLink to={`/organizations/${partner.slug}`}>{partner.name}</LocaleLink>
    </p>
  );
}
