import type { Page } from '@scholars/contract/pages';
import { formatNumber } from '~/i18n/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useUser } from '~/session/root-data';
import { ButtonLink } from '~/ui/button';
import { foreignText } from '~/ui/foreign-text';
import { StarField } from '~/ui/ornament/star-field';
import styles from './home-hero.module.css';

interface Counts {
  openOpportunities: number;
  organizations: number;
  members: number;
  countries: number;
}

const figures = [
  { key: 'openOpportunities', to: '/opportunities?open=1' },
  { key: 'organizations', to: '/organizations' },
  { key: 'members', to: '/members' },
  { key: 'countries', to: '/members' },
] as const;

/** The first screen: what the network is, in the words of its page, and how large it is. */
export function HomeHero({ page, counts }: { page: Pick<Page, 'title' | 'summary' | 'locale'>; counts: Counts }) {
  const t = useText('home');
  const { locale } = useLocale();
  const isVisitor = useUser() === null;
  const foreign = foreignText(page.locale, locale);
  return (
    <header className={styles.hero}>
      <StarField className={styles.field} />
      <div className={styles.inner}>
        <h1 className={styles.title} {...foreign}>
          {page.title}
        </h1>
        <p className={styles.lead} {...foreign}>
          {page.summary}
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/opportunities" variant="band" size="large">
            {t('hero.opportunities')}
          </ButtonLink>
          <ButtonLink to={isVisitor ? '/auth/login' : '/members'} variant="onBand" size="large">
            {t(isVisitor ? 'hero.join' : 'hero.members')}
          </ButtonLink>
        </div>
        <ul className={styles.figures} aria-label={t('figures.label')}>
          {figures.map(({ key, to }) => (
            <li key={key}>
              <LocaleLink to={to} className={styles.figure}>
                <span className={styles.number}>{formatNumber(counts[key], locale)}</span> <span>{t(`figures.${key}`, { count: counts[key] })}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
