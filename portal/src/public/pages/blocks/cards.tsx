import type { BlockOf } from '@scholars/contract/pages';
import { Icon } from '~/ui/icon';
import { BlockLink } from './block-link';
import { BlockSection } from './block-section';
import styles from './cards.module.css';

/** Points side by side under rules, each with its sign. */
export function Cards({ block: { title, lead, items } }: { block: BlockOf<'cards'> }) {
  return (
    <BlockSection title={title} lead={lead} layout="top">
      <ul className={styles.cards} data-count={items.length}>
        {items.map((item) => (
          <li key={item.title} className={styles.card}>
            {item.icon && <Icon name={item.icon} className={styles.icon} />}
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
            {item.link && (
              <BlockLink link={item.link} className={styles.link}>
                {item.linkLabel || item.title}
                <Icon name="next" />
              </BlockLink>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
