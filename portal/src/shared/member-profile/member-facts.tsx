import type { Member } from '@scholars/contract/members';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { AreaChips } from '~/shared/area-chips';
import { ExternalLink } from '~/shared/links/external-link';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import { Chip } from '~/ui/chip';
import { DefinitionList } from '~/ui/definition-list';
import styles from '~/shared/directory/facts.module.css';
import { isOrcid } from './identifiers';

/** What there is to know of a member at a glance. */
export function MemberFacts({ member }: { member: Member }) {
  const t = useText('members');
  const d = useText('directory');
  const { country, city, homepage, orcid, interests, languages, openTo, thematicAreas } = member;
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('detail.facts')}</h2>
      <DefinitionList
        items={[
          { term: t('facts.city'), value: city },
          {
            term: d('filter.country'),
            value: country && <LocaleLink to={`/members?country=${country.code}`}>{country.name}</LocaleLink>,
          },
          {
            term: d('filter.ta'),
            value: thematicAreas.length > 0 && (
              <div className={styles.chips}>
                <AreaChips areas={thematicAreas} hrefOf={({ id }) => `/members?ta=${id}`} />
              </div>
            ),
          },
          {
            term: t('facts.openTo'),
            value: openTo.length > 0 && (
              <div className={styles.chips}>
                {openTo.map((what) => (
                  <Badge key={what} tone="success">
                    {t(`openTo.${what}`)}
                  </Badge>
                ))}
              </div>
            ),
          },
          {
            term: t('facts.interests'),
            value: interests.length > 0 && (
              <div className={styles.chips}>
                {interests.map((interest) => (
                  <Chip key={interest} to={`/members?q=${encodeURIComponent(interest)}`}>
                    <bdi>{interest}</bdi>
                  </Chip>
                ))}
              </div>
            ),
          },
          {
            term: t('facts.languages'),
            value: languages.length > 0 && (
              <ul role="list" className={styles.plain}>
                {languages.map(({ code, name, level }) => (
                  <li key={code}>{t('facts.language', { name, level: t(`level.${level}`) })}</li>
                ))}
              </ul>
            ),
          },
          {
            term: t('facts.orcid'),
            value: orcid && isOrcid(orcid) && (
              <ExternalLink href={`https://orcid.org/${orcid}`}>
                <bdi dir="ltr">{orcid}</bdi>
              </ExternalLink>
            ),
          },
          { term: t('facts.homepage'), value: homepage && <ExternalLink href={homepage} /> },
        ]}
      />
    </Card>
  );
}
