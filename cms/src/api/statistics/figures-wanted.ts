import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import type { Period } from './period.js';

/** Of which kinds figures are wanted, in which days, and by whom: what somebody is not shown they do not count either. */
export interface FiguresWanted {
  kinds: readonly SubmissionKind[];
  period: Period;
  by: Pick<SignedIn, 'userId'>;
}
