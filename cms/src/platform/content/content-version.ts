import { Change, type Transaction } from '../processes/changes.js';

/** Something that pages may show was published, changed or withdrawn. */
export const contentChange = new Change('content');

/** When what pages show changes next although nobody publishes anything, as far as this process has been told. */
let changesAt = Number.POSITIVE_INFINITY;

/** Goes up with every change of content; what was kept of an older version is stale. */
export function contentVersion(): number {
  if (Date.now() >= changesAt) {
    // Whoever reads the content anew says when it changes after that.
    changesAt = Number.POSITIVE_INFINITY;
    contentChange.announce();
  }
  return contentChange.version;
}

/** Says that an answer holds until a moment, and no longer. */
export function contentHoldsUntil(moment: number): void {
  changesAt = Math.min(changesAt, moment);
}

/** Says so at the end of what many were written in, which is committed. */
export function contentChanged(): void {
  contentChange.announce();
}

/** Says so once a transaction is committed. */
export async function contentChangesWith(transaction: Transaction): Promise<void> {
  await contentChange.announceAtCommit(transaction);
}
