import type { BlockOf } from '@scholars/contract/pages';
import { formatNumber } from '@scholars/contract/format';
import { useLocale } from '~/i18n/use-locale';
import { BlockSection } from './block-section';
import styles from './steps.module.css';

/** What happens one after the other, by large numerals. */
export function Steps({ block: { title, lead, items } }: { block: BlockOf<'steps'> }) {
  const { locale } = useLocale();
  return (
    <BlockSection title={title} lead={lead} tone="sunken">
      <ol className={styles.steps}>
        {items.map((item, i) => (
          <li key={item.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(i + 1, locale)}
            </span>
            <div>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
