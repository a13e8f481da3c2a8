import { Fragment } from 'react';
import { formatDayAndMonth } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { AreaChips } from '~/shared/area-chips';
import { placeName } from '@scholars/contract/place-name';
import { ShownIn } from '~/shared/shown-in';
import { EmptyState } from '~/ui/empty-state';
import { foreignText } from '~/ui/foreign-text';
import type { ListedOpportunity } from '../live';
import styles from './opportunity-ledger.module.css';

/**
 * Opportunities as lines of a ledger, by the day on which they close.
 *
 * @param hint what to say where there is none
 */
export function OpportunityLedger({
  opportunities,
  hint,
}: {
  opportunities: readonly ListedOpportunity[];
  hint?: string;
}) {
  const t = useText('pages');
  if (opportunities.length === 0)
    return <EmptyState title={t('opportunities.none')}>{hint ?? t('opportunities.noneHint')}</EmptyState>;
  return (
    <ol className={styles.ledger}>
      {opportunities.map((opportunity) => (
        <li key={opportunity.slug}>
          <Line opportunity={opportunity} />
        </li>
      ))}
    </ol>
  );
}

function Line({ opportunity }: { opportunity: ListedOpportunity }) {
  const { locale } = useLocale();
  const { slug, title, partner, category, location, country, areas } = opportunity;
  const place = placeName(location, country, locale);
  return (
    <article className={styles.line} data-area={areas[0]?.id}>
      <Closing deadline={opportunity.deadline} />
      <div className={styles.words}>
        <h3 className={styles.title} {...foreignText(opportunity.locale, locale)}>
          <LocaleLink to={`/opportunities/${slug}`} className={styles.link} data-stretched>
            {title}
          </LocaleLink>
        </h3>
        <p className={styles.facts}>
          {[partner, category, place].filter(Boolean).map((fact, i) => (
            <Fragment key={fact}>
              {i > 0 && ' ·\u00a0'}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      <div className={styles.areas}>
        <ShownIn locale={opportunity.locale} />
        <AreaChips areas={areas} />
      </div>
    </article>
  );
}

/** The closing day, its number large; in words where there is none. */
function Closing({ deadline }: { deadline: string | null }) {
  const t = useText('pages');
  const { locale } = useLocale();
  if (!deadline) return <p className={styles.open}>{t('opportunities.noDeadline')}</p>;
  const { day, month } = formatDayAndMonth(deadline, locale);
  return (
    <p className={styles.closing}>
      <span className={styles.closes}>{t('opportunities.closes')}</span>{' '}
      <time dateTime={deadline} className={styles.date}>
        <span className={styles.day}>{day}</span> <span>{month}</span>
      </time>
    </p>
  );
}
