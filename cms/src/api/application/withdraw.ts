import { isWithdrawable } from '@scholars/contract/application-status';
import { ContractError } from '../../platform/errors/contract-error.js';
import type { StepRow } from '../submission/step-followers.js';
import { takeStep } from '../submission/transition.js';
import { deleteDraft, eraseAll, findDraft, type Draft } from './application-drafts.js';
import { listApplications, standing, type ApplicationEntry } from './applications.js';

/**
 * What a member has at an opportunity that can be taken back, or could have been: the application that stands, else the
 * draft.
 */
export type Cancellable = { application: ApplicationEntry } | { draft: Draft };

export async function findCancellable(userId: number, opportunityId: string): Promise<Cancellable | undefined> {
  const application = standing(await listApplications(userId, { opportunityId }));
  if (application) return { application };
  const draft = await findDraft(userId, opportunityId);
  return draft && { draft };
}

/**
 * Withdraws an application. The step is the applicant's own, with its line in the history.
 *
 * @throws ContractError 409 once it is decided
 */
export async function withdraw({ documentId }: ApplicationEntry): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const row: StepRow | undefined = await trx('applications').where({ document_id: documentId }).forUpdate().first();
    if (!row || !isWithdrawable(row.status)) throw new ContractError(409, 'application.decided');
    const isDone = await takeStep(trx, 'applications', row, { to: 'withdrawn', reason: '' }, { actor: '' });
    if (!isDone) throw new ContractError(409);
  });
}

export async function discardDraft({ row }: Draft): Promise<void> {
  await eraseAll(await strapi.db.transaction(({ trx }) => deleteDraft(trx, row.user_id, row.opportunity_id)));
}
