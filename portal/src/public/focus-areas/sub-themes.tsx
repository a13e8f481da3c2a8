import type { ThematicArea } from '@scholars/contract/thematic-areas';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { BlockSection } from '~/public/pages/blocks/block-section';
import { foreignText } from '~/ui/foreign-text';
import { Prose } from '~/ui/prose/prose';
import styles from './sub-themes.module.css';

/** The themes of an area, numbered like the chapters of a book. */
export function SubThemes({ area }: { area: Pick<ThematicArea, 'subs' | 'locale'> }) {
  const t = useText('focus-areas');
  const { locale } = useLocale();
  if (area.subs.length === 0) return null;
  return (
    <BlockSection tone="sunken" layout="top" title={t('subThemes')}>
      <ol className={styles.list}>
        {area.subs.map(({ title, description }, i) => (
          <li key={title} className={styles.theme}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(i + 1, locale)}
            </span>
            <div>
              <h3 className={styles.title} {...foreignText(area.locale, locale)}>
                {title}
              </h3>
              <Prose html={description} locale={area.locale} />
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
