import type { Opportunity } from '@scholars/contract/opportunities';
import { siteSlugOfArea } from '@scholars/contract/thematic-area-slugs';
import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { AreaChips } from '~/shared/area-chips';
import { DefinitionList } from '~/ui/definition-list';
import { Time } from '~/ui/time';
import styles from '~/shared/directory/facts.module.css';

/** What there is to know at a glance. */
export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  const t = useText('opportunities');
  const d = useText('directory');
  const { locale } = useLocale();
  const { location, country, workMode, employmentType, seats, stipend, publishedAt, agsCategory, thematicAreas } =
    opportunity;
  return (
    <section aria-label={t('detail.facts')}>
      <DefinitionList
        items={[
          { term: t('facts.location'), value: location && <bdi>{location}</bdi> },
          {
            term: t('facts.country'),
            value: country && <LocaleLink to={`/opportunities?country=${country.code}`}>{country.name}</LocaleLink>,
          },
          { term: t('facts.workMode'), value: workMode && t(`workMode.${workMode}`) },
          { term: t('facts.employmentType'), value: employmentType && t(`employmentType.${employmentType}`) },
          { term: t('facts.seats'), value: seats !== null && formatNumber(seats, locale) },
          { term: t('facts.stipend'), value: stipend && <bdi>{stipend}</bdi> },
          {
            term: t('facts.agsCategory'),
            value: (
              <LocaleLink to={`/opportunities?agsCategory=${agsCategory}`}>
                {d(`agsCategory.${agsCategory}`)}
              </LocaleLink>
            ),
          },
          {
            term: d('filter.ta'),
            value: thematicAreas.length > 0 && (
              <div className={styles.chips}>
                <AreaChips
                  areas={thematicAreas}
                  hrefOf={({ id }) => `/focus-areas/${agsCategory}/${siteSlugOfArea(id)}`}
                />
              </div>
            ),
          },
          { term: t('facts.publishedAt'), value: <Time value={publishedAt} /> },
        ]}
      />
    </section>
  );
}
