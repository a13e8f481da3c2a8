import type { Knex } from 'knex';
import { isAskedKind, isAskingStep, withBothDays, type AskedKind } from '@scholars/contract/asked-kinds';
import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { AskedFields } from '@scholars/contract/submissions';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { issueLinkToken, linkPurposes, revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import type { StepRow } from './step-followers.js';
import { mailSender } from './submission-row.js';

interface Row {
  kind: SubmissionKind;
  document_id: string;
  /** JSON of names, in the form's order. */
  fields: string;
  /** What the coordinator wrote. */
  words: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    information_requests: Row;
  }
}

/** What a sender is asked for. */
export interface Asked {
  kind: AskedKind;
  documentId: string;
  fields: readonly string[];
  words: string;
}

/** What a link by which a sender is asked speaks for. */
export const subjectOf = (kind: SubmissionKind, documentId: string) => `${kind}/${documentId}`;

/** @throws ContractError 422 for what a step of this kind cannot ask for */
export function chosenFields(kind: SubmissionKind, to: string, chosen: readonly string[]): string[] {
  if (chosen.length === 0) return [];
  if (!isAskingStep(kind, to)) throw invalidFields({ fields: ['value.invalid'] });
  const asked = withBothDays(kind, chosen);
  if (!chosen.every((name) => asked.includes(name))) throw invalidFields({ fields: ['value.invalid'] });
  return asked;
}

/** What the history says of it; nothing where nothing is asked. */
export function askedNow(fields: readonly string[]): AskedFields | undefined {
  if (fields.length === 0) return undefined;
  return {
    fields: [...fields],
    until: new Date(Date.now() + linkPurposes['give-information'].expiresInMs).toISOString(),
  };
}

/** Mails the sender a link by which they complete some fields. One that they have got before ends. */
export async function askSender(
  trx: Knex,
  kind: SubmissionKind,
  row: StepRow,
  { fields, words }: Pick<Asked, 'fields' | 'words'>,
): Promise<void> {
  const { document_id } = row;
  await trx('information_requests')
    .insert({ kind, document_id, fields: JSON.stringify(fields), words })
    .onConflict(['kind', 'document_id'])
    .merge();
  await mailAskedLink(trx, kind, row, { words });
}

/** Mails the link itself; the one before it ends. @param expiresInMs where it is good for less than such a link is */
export async function mailAskedLink(
  trx: Knex,
  kind: SubmissionKind,
  row: StepRow,
  { words, ...term }: Pick<Asked, 'words'> & { expiresInMs?: number },
): Promise<void> {
  const subject = subjectOf(kind, row.document_id);
  const token = await issueLinkToken(trx, { purpose: 'give-information', subject, ...term });
  const url = siteUrl(row.language, `/asked-information?token=${token}`);
  await mailSender(trx, kind, row, 'submission-information', { text: words, url });
}

/** Nothing is asked any more: the link that was mailed ends. */
export async function endAsking(trx: Knex, kind: SubmissionKind, documentId: string): Promise<void> {
  if (!isAskedKind(kind)) return;
  await trx('information_requests').where({ kind, document_id: documentId }).delete();
  await revokeLinkTokens(trx, 'give-information', subjectOf(kind, documentId));
}

/** What the subject of a link asks for. @throws ContractError 401 where it is asked no more */
export async function requireAsked(db: Knex, subject: string): Promise<Asked> {
  const [kind = '', documentId = ''] = subject.split('/');
  const row =
    isSubmissionKind(kind) &&
    isAskedKind(kind) &&
    (await db('information_requests').where({ kind, document_id: documentId }).first());
  if (!row || !isAskedKind(row.kind)) throw new ContractError(401, 'error.linkToken');
  return { kind: row.kind, documentId, fields: storedJson<string[]>(row.fields), words: row.words };
}
