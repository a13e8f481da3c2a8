import type { BlockOf } from '@scholars/contract/pages';
import { Prose } from '~/ui/prose/prose';
import { BlockSection } from './block-section';
import styles from './text-block.module.css';

/** A text that opens with a statement; its note stands in the margin. */
export function TextBlock({ block: { title, body, aside } }: { block: BlockOf<'text'> }) {
  return (
    <BlockSection title={title}>
      <div className={styles.columns}>
        <div className={styles.body}>
          <Prose html={body} />
        </div>
        {aside && (
          <aside className={styles.aside}>
            <Prose html={aside} size="small" />
          </aside>
        )}
      </div>
    </BlockSection>
  );
}
