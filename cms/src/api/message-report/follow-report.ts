import type { Knex } from 'knex';
import { holdAccount } from '../account/find-account.js';
import { liftSuspension, suspendAccount } from '../account/suspensions.js';
import { hideMessages } from '../chat/hide-messages.js';
import { findAccountRow } from '../member-account/account-rows.js';
import { requireSuspendable } from '../member-account/account-steps.js';
import { notify } from '../notification/notify.js';
import { addAuditEntry, type NewAuditEntry } from '../submission/audit.js';
import type { Step } from '../submission/step-followers.js';
import { closeSuspendedReports } from '../moderation/close-suspended-reports.js';
import type { ReportRow } from './report-row.js';

/**
 * Holds the account that a step changes before the report itself is written: a step that lifts a suspension writes all
 * reports that suspended somebody, so two of them would each wait for the other's.
 */
export async function holdReported(trx: Knex, { row, to }: Pick<Step, 'row' | 'to'>): Promise<void> {
  if (to !== 'suspended' && to !== 'lifted') return;
  const report = await trx('chat_reports')
    .where({ id: String(row.report_id) })
    .first('reported_id');
  if (report) await holdAccount(trx, report.reported_id);
}

/**
 * Does what a step of a report says, in its transaction, and tells both sides: who was reported what was done and why,
 * never who reported it; who reported it that it was looked at.
 *
 * @throws ContractError 422 where the account may not be suspended
 */
export async function followReport(trx: Knex, step: Step): Promise<void> {
  const { row, from, to, reason, by } = step;
  const report = await trx('chat_reports')
    .where({ id: String(row.report_id) })
    .first();
  // One of both has left, and with them what was written.
  if (!report) return;
  await trx('chat_reports').where({ id: report.id }).update({ status: to });
  const { reported_id: reported, reporter_id: reporter } = report;
  switch (to) {
    case 'warned':
      await notify(trx, reported, 'conduct-warning', { reason });
      break;
    case 'hidden':
      await hideMessages(trx, report.conversation_id, await chosenMessages(trx, report, step.messages), true);
      await notify(trx, reported, 'messages-hidden', { reason, conversationId: report.conversation_id });
      break;
    case 'suspended': {
      const account = await findAccountRow({ id: reported }, trx);
      if (account) requireSuspendable(account);
      const until = await suspendAccount(trx, reported, { days: step.days ?? null, reason });
      await addToAccount(trx, reported, { action: 'suspended', reason, ...by });
      await notify(trx, reported, 'account-suspended', { reason, until });
      break;
    }
    case 'lifted':
      // Of several that suspended somebody, each would offer to lift what is lifted.
      await closeSuspendedReports(trx, reported, by);
      if (!(await liftSuspension(trx, reported))) return;
      await addToAccount(trx, reported, { action: 'suspension-lifted', ...by });
      await notify(trx, reported, 'suspension-lifted', {});
      return;
    case 'dismissed':
      if (from === 'hidden') await hideMessages(trx, report.conversation_id, await keptMessages(trx, report), false);
      await notify(trx, reporter, 'report-dismissed', { reason });
      return;
    default:
      return;
  }
  // Once, whatever follows.
  if (from === 'in_review') await notify(trx, reporter, 'report-upheld', {});
}

/** Gives a report the status again that it had. */
export async function followReportBack(trx: Knex, { row, to }: Pick<Step, 'row' | 'to'>): Promise<void> {
  await trx('chat_reports')
    .where({ id: String(row.report_id) })
    .update({ status: to });
}

/** What a report did to an account stands in the account's history too. */
async function addToAccount(
  trx: Knex,
  userId: number,
  line: Pick<NewAuditEntry, 'action' | 'reason' | 'actor' | 'actorId'>,
): Promise<void> {
  const account = await trx('up_users').where({ id: userId }).first('document_id');
  if (account) await addAuditEntry(trx, { kind: 'member-accounts', documentId: account.document_id, ...line });
}

/** The messages that were chosen, as far as they are of what was reported; else those that the report is about. */
async function chosenMessages(trx: Knex, report: ReportRow, chosen: readonly string[] = []): Promise<string[]> {
  const kept = await keptMessages(trx, report);
  const own = kept.filter((id) => chosen.includes(id));
  if (own.length > 0) return own;
  return report.message_id ? kept.filter((id) => id === report.message_id) : kept;
}

/** What the one who is reported had written. */
function keptMessages(trx: Knex, { id, reported_id }: ReportRow): Promise<string[]> {
  return trx('chat_report_messages').where({ report_id: id, sender_id: reported_id }).pluck('message_id');
}
