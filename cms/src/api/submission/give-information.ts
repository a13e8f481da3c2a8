import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { messageText } from '@scholars/contract/message-catalogues';
import { describedKind } from '@scholars/contract/queues/submission-kinds';
import type { FieldChange, Receipt } from '@scholars/contract/submissions';
import { ContractError } from '../../platform/errors/contract-error.js';
import { redeemLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { erasePrivateFile, insertPrivateFile, writePrivateFile } from '../../platform/private-files/store.js';
import { requireAsked, type Asked } from './asked-information.js';
import { addAuditEntry } from './audit.js';
import { columnOf, contentTypeOf } from './content-type-of.js';
import type { FormFile } from './judge-files.js';
import { requireRow } from './submission-row.js';
import type { StepRow } from './step-followers.js';
import { tellAssignee } from './tell-assignee.js';
import { takeStep } from './transition.js';

interface Given {
  /** Parsed by the form's rules. */
  fields: Readonly<Record<string, string>>;
  files: readonly FormFile[];
}

/**
 * Puts what a sender has completed into their submission, with each field before and after in its history, and gives it
 * back to the coordinators. The assignee is notified. All of it is stored together, and the link is used up, or nothing is.
 *
 * @throws ContractError 401 for a link that was used meanwhile, or that asks no more
 */
export async function giveInformation(token: string, { fields, files }: Given): Promise<Receipt> {
  const sent = files.map(({ field, upload }) => ({ id: randomUUID(), field, upload }));
  try {
    for (const { id, upload } of sent) await writePrivateFile(id, upload.content);
    return await strapi.db.transaction(async ({ trx }) => {
      const asked = await requireAsked(trx, await redeemLinkToken(trx, 'give-information', token));
      const { kind, documentId } = asked;
      const row = await requireRow(trx, kind, documentId);
      const line = { kind, documentId, actor: '' } as const;
      await addAuditEntry(trx, { ...line, action: 'answered', changes: await writeFields(trx, asked, row, fields) });
      for (const file of sent) {
        await insertPrivateFile(trx, file, { kind, documentId, field: file.field });
        await addAuditEntry(trx, { ...line, action: 'file-added', reason: file.field });
      }
      // Somebody takes a step at this moment, by which nothing is asked any more.
      if (!(await takeStep(trx, kind, row, { to: 'in_review', reason: '' }, { actor: '' })))
        throw new ContractError(401, 'error.linkToken');
      await tellAssignee(trx, kind, row);
      return {
        reference: row.reference,
        receivedAt: new Date().toISOString(),
        message: messageText(row.language, describedKind(kind).receivedMessage),
      };
    });
  } catch (error) {
    // Where one cannot be erased just now, the sweep does it: the answer is about what failed first.
    for (const { id } of sent) await erasePrivateFile(id).catch(() => undefined);
    throw error;
  }
}

async function writeFields(
  trx: Knex,
  { kind, documentId, fields: asked }: Asked,
  row: StepRow,
  given: Given['fields'],
): Promise<FieldChange[]> {
  const changes = asked.flatMap((field): FieldChange[] => {
    const after = given[field];
    const before = Object.hasOwn(describedKind(kind).fields, field) ? String(row[columnOf(kind, field)] ?? '') : '';
    return after === undefined || after === before ? [] : [{ field, before, after }];
  });
  if (changes.length > 0)
    await trx(contentTypeOf(kind).table)
      .where({ document_id: documentId })
      .update(Object.fromEntries(changes.map(({ field, after }) => [columnOf(kind, field), after])));
  return changes;
}
