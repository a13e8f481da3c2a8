import type { Organization } from '@scholars/contract/organizations';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { AreaChips } from '~/shared/area-chips';
import { ExternalLink } from '~/shared/links/external-link';
import { Card } from '~/ui/card';
import { DefinitionList } from '~/ui/definition-list';
import styles from '~/shared/directory/facts.module.css';

/** What there is to know of an organization at a glance. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const t = useText('organizations');
  const d = useText('directory');
  const { locale } = useLocale();
  const { type, country, city, website, thematicAreas, agsCategories, memberCount, followerCount } = organization;
  const category = agsCategories[0] ?? 'research';
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('detail.facts')}</h2>
      <DefinitionList
        items={[
          {
            term: d('filter.type'),
            value: <LocaleLink to={`/organizations?type=${type}`}>{d(`organizationType.${type}`)}</LocaleLink>,
          },
          { term: t('facts.city'), value: city },
          {
            term: d('filter.country'),
            value: country && <LocaleLink to={`/organizations?country=${country.code}`}>{country.name}</LocaleLink>,
          },
          { term: t('facts.website'), value: website && <ExternalLink href={website} /> },
          {
            term: d('filter.agsCategory'),
            value: agsCategories.map((one) => d(`agsCategory.${one}`)).join(d('separator')),
          },
          {
            term: d('filter.ta'),
            value: thematicAreas.length > 0 && (
              <div className={styles.chips}>
                <AreaChips
                  areas={thematicAreas}
                  hrefOf={({ id }) => `/focus-areas/${category}/${siteSlugOfArea(id)}`}
                />
              </div>
            ),
          },
          { term: t('facts.members'), value: memberCount > 0 && formatNumber(memberCount, locale) },
          { term: t('facts.followers'), value: followerCount > 0 && formatNumber(followerCount, locale) },
        ]}
      />
    </Card>
  );
}
