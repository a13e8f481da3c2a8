import type { BlockOf } from '@scholars/contract/pages';
import { BlockActions } from './block-link';
import { BlockSection } from './block-section';
import styles from './call-to-action.module.css';

/** What the reader may do next. */
export function CallToAction({ block: { title, text, tone, actions } }: { block: BlockOf<'call-to-action'> }) {
  const isOnPaper = tone === 'paper';
  return (
    <BlockSection
      title={title}
      tone={isOnPaper ? 'sunken' : tone}
      layout="top"
      hasStars={!isOnPaper}
      className={styles.call}
    >
      <div className={styles.content}>
        {text && <p className={styles.text}>{text}</p>}
        <BlockActions
          actions={actions}
          variants={isOnPaper ? ['primary', 'secondary'] : ['band', 'onBand']}
          className={styles.actions}
        />
      </div>
    </BlockSection>
  );
}
