import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus } from '@scholars/contract/submission-status';
import type { Receipt } from '@scholars/contract/submissions';
import { ContractError } from '../../platform/errors/contract-error.js';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { inTurn } from '../../platform/processes/turns.js';
import { erasePrivateFile, insertPrivateFile, writePrivateFile } from '../../platform/private-files/store.js';
import { reserveTry } from '../../platform/rate-limits/limits.js';
import { addAuditEntry } from './audit.js';
import { nextReference } from './references.js';
import { contentTypeOf } from './content-type-of.js';
import type { FormFile } from './judge-files.js';
import { storedJson } from '../../platform/typed/trusted-types.js';

export interface NewSubmission {
  kind: SubmissionKind;
  /** Parsed by the contract; file fields are left out. */
  fields: Record<string, string>;
  files: FormFile[];
  language: Locale;
  /** '' when the sender gave none: then the same form sent twice is two submissions. */
  idempotencyKey: string;
  /** Whose key it is. Those of public forms are nobody's. */
  sender?: number;
  /** Of the sender's account. */
  provenAddress?: string | undefined;
  /**
   * Judges whether this may be stored at all, e.g. by a captcha that is good for once. Not asked about a form that is
   * stored already.
   */
  admit?: () => Promise<unknown>;
  /**
   * What is stored in place of what was sent, where that is more. As `admit`, it may refuse, and is not asked about
   * what is stored.
   */
  complete?: () => Promise<Completed>;
  /** What else is done in the transaction, in place of the mail that confirms a public form. */
  confirm?: (trx: Knex, receipt: Receipt, documentId: string) => Promise<unknown>;
}

interface Completed extends Pick<NewSubmission, 'fields' | 'files'> {
  /** Columns of its kind that are none of its fields. */
  own: Readonly<Record<string, unknown>>;
}

interface SentForm {
  form: SubmissionKind;
  idempotency_key: string;
  body_hash: string;
  /** A `Receipt`. */
  answer: string;
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    sent_forms: SentForm;
  }
}

const keyPattern = /^[\x21-\x7e]{8,100}$/;

/**
 * Stores a submission with its files, or gives the first answer again when the same form comes twice
 * (product §8). When it returns, row, files, history and the mail that confirms it
 * are on disk together; when it throws, none is. An address that is not proven to be the sender's gets so many mails of
 * these in a day, and of the others none.
 *
 * @throws ContractError 409 when the key was used with other contents, 400 for a key that is none
 */
export async function takeSubmission(submission: NewSubmission): Promise<Receipt> {
  const { kind, sender } = submission;
  if (!submission.idempotencyKey) return judgeAndStore(submission);
  if (!keyPattern.test(submission.idempotencyKey)) throw new ContractError(400);
  const idempotencyKey =
    sender === undefined ? submission.idempotencyKey : sha256Hex(`${sender} ${submission.idempotencyKey}`);
  // A captcha that the first of two has used up would be refused to the second.
  return inTurn(`form ${kind} ${idempotencyKey}`, () => judgeAndStore({ ...submission, idempotencyKey }));
}

async function judgeAndStore(submission: NewSubmission): Promise<Receipt> {
  const { kind, idempotencyKey, admit, complete } = submission;
  const bodyHash = hashOf(submission);
  const first = await findFirstAnswer(kind, idempotencyKey, bodyHash);
  if (first) return first;
  await admit?.();
  const whole = { own: {}, ...submission, ...(await complete?.()) };
  const isMailed = !whole.confirm && (await mayMailReceipt(whole));
  const files = whole.files.map(({ field, upload }) => ({ id: randomUUID(), field, upload }));
  try {
    for (const { id, upload } of files) await writePrivateFile(id, upload.content);
    return await store(whole, files, bodyHash, isMailed);
  } catch (error) {
    // Where a file cannot be erased just now, the sweep does it: the answer is about what failed first.
    for (const { id } of files) await erasePrivateFile(id).catch(() => undefined);
    // The same form arrived twice at once and the other one was first.
    const other = await findFirstAnswer(kind, idempotencyKey, bodyHash).catch(() => undefined);
    if (other) return other;
    throw error;
  }
}

interface StoredFile extends FormFile {
  id: string;
}

async function store(
  { kind, fields, own, language, idempotencyKey, confirm }: NewSubmission & Completed,
  files: StoredFile[],
  bodyHash: string,
  isMailed: boolean,
): Promise<Receipt> {
  const { referencePrefix, receivedMessage } = describedKind(kind);
  const status = firstStatus(kind);
  return strapi.db.transaction(async ({ trx }) => {
    const now = new Date();
    const receipt: Receipt = {
      reference: await nextReference(trx, referencePrefix, now.getUTCFullYear()),
      receivedAt: now.toISOString(),
      message: messageText(language, receivedMessage),
    };
    if (idempotencyKey)
      await trx('sent_forms').insert({
        form: kind,
        idempotency_key: idempotencyKey,
        body_hash: bodyHash,
        answer: JSON.stringify(receipt),
        created_at: now.getTime(),
      });
    const row: { documentId: string } = await strapi.db.query(contentTypeOf(kind).uid).create({
      data: { ...fields, ...own, reference: receipt.reference, status, version: 1, language, publishedAt: now },
    });
    for (const file of files)
      await insertPrivateFile(trx, file, { kind, documentId: row.documentId, field: file.field }, now.getTime());
    await addAuditEntry(trx, { kind, documentId: row.documentId, action: 'created', actor: '', to: status });
    if (confirm) await confirm(trx, receipt, row.documentId);
    else if (isMailed) await queueReceipt(trx, { kind, id: row.documentId, fields, locale: language }, receipt);
    return receipt;
  });
}

/** Anybody can type anybody's address: who has got enough is mailed no more, and the page tells the reference anyway. */
async function mayMailReceipt({ fields, provenAddress }: NewSubmission): Promise<boolean> {
  const address = (fields.emailAddress ?? '').trim().toLowerCase();
  return address === provenAddress || reserveTry('receiptMailOfEmail', address);
}

async function queueReceipt(
  trx: Knex,
  { kind, id, fields, locale }: { kind: SubmissionKind; id: string; fields: Record<string, string>; locale: Locale },
  { reference, receivedAt }: Receipt,
) {
  const { emailAddress = '', [describedKind(kind).senderField]: name = '' } = fields;
  await queueMail(trx, {
    template: 'submission-received',
    to: emailAddress,
    locale,
    data: { kind, id, reference, name, receivedAt },
  });
}

async function findFirstAnswer(form: SubmissionKind, key: string, bodyHash: string): Promise<Receipt | undefined> {
  if (!key) return undefined;
  const row = await strapi.db.connection('sent_forms').where({ form, idempotency_key: key }).first();
  if (!row) return undefined;
  if (row.body_hash !== bodyHash) throw new ContractError(409, 'error.idempotencyConflict');
  return storedJson<Receipt>(row.answer);
}

function hashOf({ kind, fields, files }: NewSubmission): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256Hex(
    JSON.stringify([kind, sorted, files.map(({ field, upload }) => [field, sha256Hex(upload.content)])]),
  );
}
