import type { BlockOf } from '@scholars/contract/pages';
import { formatNumber } from '@scholars/contract/format';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './figures.module.css';

type Figure = BlockOf<'figures'>['figures'][number];

const leadsTo: Record<Figure, string> = {
  openOpportunities: '/opportunities?open=1',
  opportunities: '/opportunities',
  organizations: '/organizations',
  members: '/members',
  countries: '/members',
};

/** Numbers of the network as it is now, each a way to what it counts. */
export function Figures({
  block,
  figures,
}: {
  block: BlockOf<'figures'>;
  figures: readonly { figure: Figure; value: number }[];
}) {
  const t = useText('pages');
  const { locale } = useLocale();
  return (
    <section className={styles.band} aria-label={block.title || t('figures.label')}>
      <div className={styles.inner}>
        <ul className={styles.figures}>
          {figures.map(({ figure, value }) => (
            <li key={figure} className={styles.item}>
              <LocaleLink to={leadsTo[figure]} className={styles.figure}>
                <span className={styles.number}>{formatNumber(value, locale)}</span>{' '}
                <span>{t(`figures.${figure}`, { count: value })}</span>
              </LocaleLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
