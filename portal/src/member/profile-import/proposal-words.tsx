import type { ImportProposal } from '@scholars/contract/profile-imports';
import styles from './profile-import.module.css';

/** A proposal as a reader knows it again. Its words are its source's, in whichever language. */
export function ProposalWords({ proposal: { title, where, from, to, authors } }: { proposal: ImportProposal }) {
  const period = [from, to].filter(Boolean).join('–');
  return (
    <span className={styles.words}>
      <span className={styles.title}>
        <bdi>{title}</bdi>
      </span>
      {authors && (
        <span className={styles.facts}>
          <bdi>{authors}</bdi>
        </span>
      )}
      <span className={styles.facts}>
        {where && <bdi>{where}</bdi>} {period && <bdi dir="ltr">{period}</bdi>}
      </span>
    </span>
  );
}
