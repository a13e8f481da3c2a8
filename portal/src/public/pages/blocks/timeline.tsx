import type { BlockOf } from '@scholars/contract/pages';
import { AreaStar } from '~/ui/ornament/area-star';
import { BlockSection } from './block-section';
import styles from './timeline.module.css';

/** Moments along a line, each at a star. */
export function Timeline({ block: { title, lead, items } }: { block: BlockOf<'timeline'> }) {
  return (
    <BlockSection title={title} lead={lead}>
      <ol className={styles.timeline}>
        {items.map((item) => (
          <li key={item.when + item.title} className={styles.moment}>
            <p className={styles.when}>{item.when}</p>
            <AreaStar className={styles.star} />
            <div className={styles.words}>
              <h3 className={styles.title}>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
