import type { Member } from '@scholars/contract/members';
import type { ReactNode } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { AreaChips } from '~/shared/area-chips';
import styles from '~/shared/directory/facts.module.css';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import { Chip } from '~/ui/chip';
import { DefinitionList } from '~/ui/definition-list';
import { foreignText } from '~/ui/foreign-text';

/** What there is to know of a member at a glance. */
export function MemberFacts({ member }: { member: Member }) {
  const t = useText('member-profile');
  const m = useText('members');
  const d = useText('directory');
  const { country, city, interests, languages, openTo, thematicAreas } = member;
  const page = useLocale();
  if (![country, city, ...interests, ...languages, ...openTo, ...thematicAreas].some(Boolean)) return null;
  // In the owner's own words, as the profile is.
  const foreign = foreignText(member.locale, page.locale);
  const chips = (...all: ReactNode[]) => all.length > 0 && <div className={styles.chips}>{all}</div>;
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('facts.title')}</h2>
      <DefinitionList
        items={[
          { term: t('facts.city'), value: city && <span {...foreign}>{city}</span> },
          {
            term: d('filter.country'),
            value: country && <LocaleLink to={`/members?country=${country.code}`}>{country.name}</LocaleLink>,
          },
          {
            term: d('filter.ta'),
            value:
              thematicAreas.length > 0 &&
              chips(<AreaChips key="areas" areas={thematicAreas} hrefOf={({ id }) => `/members?ta=${id}`} />),
          },
          {
            term: t('facts.openTo'),
            value: chips(
              ...openTo.map((what) => (
                <Badge key={what} tone="success">
                  {m(`openTo.${what}`)}
                </Badge>
              )),
            ),
          },
          {
            term: t('facts.interests'),
            value: chips(
              ...interests.map((interest) => (
                <Chip key={interest} to={`/members?q=${encodeURIComponent(interest)}`}>
                  <bdi {...foreign}>{interest}</bdi>
                </Chip>
              )),
            ),
          },
          {
            term: t('facts.languages'),
            value: languages.length > 0 && (
              <ul role="list" className={styles.plain}>
                {languages.map(({ code, name, level }) => (
                  <li key={code}>{t('facts.language', { name, level: m(`level.${level}`) })}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </Card>
  );
}
