import type { ImportProposal } from '@scholars/contract/profile-imports';
import { Period } from '~/shared/member-profile/period';
import styles from './profile-import.module.css';

/** A proposal as a reader knows it again. Its words are its source's, in whichever language. */
export function ProposalWords({ proposal }: { proposal: ImportProposal }) {
  const { title, where, from, to, current, authors } = proposal;
  const isDated = Boolean(from || to) || current;
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
        {where && <bdi>{where}</bdi>}
        {where && isDated && ' ·\u00a0'}
        <Period from={from} to={to} isOngoing={current} />
      </span>
    </span>
  );
}
