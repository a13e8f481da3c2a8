import type { Member } from '@scholars/contract/members';
import { linkedSites } from '@scholars/contract/profile-parts';
import { useText } from '~/i18n/use-text';
import styles from '~/shared/directory/facts.module.css';
import { ExternalLink } from '~/shared/links/external-link';
import { Card } from '~/ui/card';
import { DefinitionList } from '~/ui/definition-list';
import { isOrcid } from './identifiers';
import profileStyles from './member-profile.module.css';

/** Where a member's CV is opened, or that one has to sign in for it. */
export type CvWay = { isOpen: boolean; href: string };

/** How a member is reached, and where else they are found: as much of it as the viewer may see. */
export function MemberContact({ member, cvWay }: { member: Member; cvWay: CvWay }) {
  const t = useText('member-profile');
  const { email, phoneNumber, orcid, homepage, links, hasCv } = member;
  const hasAny = [email, phoneNumber, orcid, homepage, hasCv, ...Object.values(links)].some(Boolean);
  if (!hasAny) return null;
  return (
    <Card as="section">
      <h2 className={styles.title} id="links">
        {t('contact.title')}
      </h2>
      <DefinitionList
        items={[
          { term: t('contact.email'), value: email && <Direct href={`mailto:${email}`} text={email} /> },
          {
            term: t('contact.phoneNumber'),
            value: phoneNumber && <Direct href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} text={phoneNumber} />,
          },
          { term: t('contact.orcid'), value: orcid && isOrcid(orcid) && <Orcid orcid={orcid} /> },
          { term: t('contact.homepage'), value: homepage && <ExternalLink href={homepage} /> },
          ...linkedSites.map((site) => ({
            term: t(`contact.${site}`),
            value: links[site] && <ExternalLink href={links[site]} />,
          })),
          {
            term: t('contact.cv'),
            value: hasCv && (
              <a href={cvWay.href} data-print="no">
                {t(cvWay.isOpen ? 'contact.openCv' : 'contact.signInForCv')}
              </a>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Direct({ href, text }: { href: string; text: string }) {
  return (
    <a href={href}>
      <bdi dir="ltr">{text}</bdi>
    </a>
  );
}

/** With its mark, as ORCID asks for: the iD is the whole address. */
function Orcid({ orcid }: { orcid: string }) {
  return (
    <span className={profileStyles.orcid}>
      <img src="/orcid.svg" alt="" width={16} height={16} loading="lazy" />
      <ExternalLink href={`https://orcid.org/${orcid}`}>
        <bdi dir="ltr">{orcid}</bdi>
      </ExternalLink>
    </span>
  );
}
