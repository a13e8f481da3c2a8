import type { BlockOf } from '@scholars/contract/pages';
import { Rosette } from '~/ui/ornament/rosette';
import { BlockActions } from './block-link';
import styles from './hero.module.css';

/** The first screen: what the page is about, over ink, beside a rosette that leaves the page. */
export function Hero({ block: { kicker, title, lead, actions } }: { block: BlockOf<'hero'> }) {
  return (
    <header className={styles.hero}>
      <span className={styles.field}>
        <Rosette points={16} className={styles.rosette} />
      </span>
      <div className={styles.inner}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <BlockActions actions={actions} variants={['band', 'onBand']} className={styles.actions} />
      </div>
    </header>
  );
}
