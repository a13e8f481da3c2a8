import type { Knex } from 'knex';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { mailPasswordInvitation } from '../account/password-invitation.js';
import { findAccount, holdAccount, type Account } from '../account/find-account.js';
import { mailConfirmation } from '../account/register-account.js';
import { liftSuspension, suspendAccount } from '../account/suspensions.js';
import { closeSuspendedReports } from '../moderation/close-suspended-reports.js';
import { notify } from '../notification/notify.js';
import { addAuditEntry, type NewAuditEntry } from '../submission/audit.js';
import { mayBeInvited, requireAccountRow } from './account-detail.js';
import { stateOf, type AccountRow } from './account-rows.js';

const notPossible = () => new ContractError(422, 'error.transition');

/** Keeps an account from writing to members; its person is told why. @throws ContractError 404; 422 for no member */
export async function suspendMember(
  documentId: string,
  { reason, days = null }: { reason: string; days?: number | null | undefined },
  by: SignedIn,
): Promise<void> {
  const row = await requireAccountRow(documentId);
  requireSuspendable(row);
  await step(row.id, { documentId, action: 'suspended', reason }, by, async (trx) => {
    const until = await suspendAccount(trx, row.id, { days, reason });
    await notify(trx, row.id, 'account-suspended', { reason, until });
  });
}

/**
 * Nobody suspends themselves or a colleague: that is staff's to judge, who give the role.
 *
 * @throws ContractError 422
 */
export function requireSuspendable(row: AccountRow): void {
  const state = stateOf(row);
  if ((state !== 'active' && state !== 'suspended') || row.role === 'coordinator') throw notPossible();
}

/** @throws ContractError 404; 422 where there is no suspension, or it is one's own */
export async function liftMember(documentId: string, by: SignedIn): Promise<void> {
  const row = await requireAccountRow(documentId);
  if (row.id === by.userId) throw notPossible();
  await step(row.id, { documentId, action: 'suspension-lifted' }, by, async (trx) => {
    await closeSuspendedReports(trx, row.id, { actorId: by.userId, actor: by.name });
    if (!(await liftSuspension(trx, row.id))) throw notPossible();
    await notify(trx, row.id, 'suspension-lifted', {});
  });
}

export async function resendConfirmationTo(documentId: string, by: SignedIn): Promise<void> {
  const row = await requireAccountRow(documentId);
  await step(row.id, { documentId, action: 'confirmation-sent' }, by, async (trx, account) => {
    if (stateOf(row) !== 'unconfirmed' || account.confirmed) throw notPossible();
    await mailConfirmation(trx, account, account.language);
  });
}

export async function inviteAgain(documentId: string, by: SignedIn): Promise<void> {
  const row = await requireAccountRow(documentId);
  await step(row.id, { documentId, action: 'invitation-sent' }, by, async (trx, account) => {
    if (!mayBeInvited(row) || account.blocked) throw notPossible();
    await mailPasswordInvitation(trx, account, account.language);
  });
}

/** With its line in the account's history, and one at a time. */
async function step(
  userId: number,
  line: Pick<NewAuditEntry, 'documentId' | 'action' | 'reason'>,
  by: SignedIn,
  act: (trx: Knex, account: Account) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    const account = await findAccount(trx, { id: userId });
    if (!account) throw new ContractError(404);
    await act(trx, account);
    await addAuditEntry(trx, { kind: 'member-accounts', actorId: by.userId, actor: by.name, ...line });
  });
}
