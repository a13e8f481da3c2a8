import type { BlockOf } from '@scholars/contract/pages';
import { Prose } from '~/ui/prose/prose';
import { BlockSection } from './block-section';
import styles from './questions.module.css';

/** Questions that open to their answers, without JavaScript too. */
export function Questions({ block: { title, lead, items } }: { block: BlockOf<'questions'> }) {
  return (
    <BlockSection title={title} lead={lead}>
      <div className={styles.questions}>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              <h3 className={styles.words}>{question}</h3>
            </summary>
            <div className={styles.answer}>
              <Prose html={answer} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
