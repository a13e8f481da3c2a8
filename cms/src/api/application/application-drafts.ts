import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { ApplicationDraft } from '@scholars/contract/applications';
import type { DraftBase } from '@scholars/contract/draft-base';
import type { Upload } from '../../platform/contract/multipart.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import {
  erasePrivateFile,
  insertPrivateFile,
  readPrivateFile,
  writePrivateFile,
} from '../../platform/private-files/store.js';
import { cleanRichText } from '../../platform/rich-text/clean.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { findApplied } from './applications.js';

interface DraftRow {
  id: string;
  user_id: number;
  opportunity_id: string;
  cover_letter: string;
  phone_number: string;
  /** JSON of the answers. */
  answers: string;
  takes_profile_cv: boolean | number;
  created_at: number;
  updated_at: number;
  /** The window in which it was written last, where it said so. */
  written_by: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    application_drafts: Knex.CompositeTableType<
      DraftRow,
      Omit<DraftRow, 'written_by'> & Partial<Pick<DraftRow, 'written_by'>>
    >;
  }
}

/** What a draft's file is kept under. */
const fileKind = 'application-drafts';
const draftKeptMs = 365 * 86_400_000;

export interface Draft {
  row: DraftRow;
  file: { id: string; name: string; type: string; size: number } | undefined;
}

export interface DraftContent extends Pick<ApplicationDraft, 'coverLetter' | 'phoneNumber' | 'answers'> {
  /** `profile`, a file that replaces the one that is there, or nothing: what is there stays. */
  cv: 'profile' | Upload | undefined;
  /** What its writer has seen of it; without it the last one wins. */
  base: DraftBase | undefined;
}

export async function findDraft(userId: number, opportunityId: string): Promise<Draft | undefined> {
  const [draft] = await listDrafts(userId, opportunityId);
  return draft;
}

/** One of somebody's own by its id; nothing for another's. Two queries. */
export async function findOwnDraft(userId: number, id: string): Promise<Draft | undefined> {
  return (await listDrafts(userId)).find(({ row }) => row.id === id);
}

/** A person's drafts, the last written first, each with its file. Two queries. */
export async function listDrafts(userId: number, opportunityId?: string): Promise<Draft[]> {
  const { connection } = strapi.db;
  const rows = await connection('application_drafts')
    .where({ user_id: userId, ...(opportunityId !== undefined && { opportunity_id: opportunityId }) })
    .orderBy('updated_at', 'desc');
  const ids = rows.map(({ id }) => id);
  const files = await connection('private_files').where({ kind: fileKind }).whereIn('document_id', ids);
  return rows.map((row) => ({ row, file: files.find(({ document_id }) => document_id === row.id) }));
}

/**
 * Keeps what was written so far.
 *
 * @throws ContractError 409 where it was written elsewhere, or thrown away, since its writer has seen it, or has just
 *   been sent
 */
export async function keepDraft(userId: number, opportunityId: string, content: DraftContent): Promise<Draft> {
  const file = typeof content.cv === 'object' ? { id: randomUUID(), upload: content.cv } : undefined;
  if (file) await writePrivateFile(file.id, file.upload.content);
  const replaced = await strapi.db
    .transaction(async ({ trx }) => {
      // What is sent at the same time takes its draft along, or is sent by now: a draft beside it nobody would send.
      await trx('up_users').where({ id: userId }).forUpdate().first('id');
      if ((await findApplied(userId, [opportunityId], trx)).size > 0)
        throw new ContractError(409, 'application.alreadySent');
      await requireSeen(trx, userId, opportunityId, content.base);
      const id = await upsert(trx, userId, opportunityId, content);
      if (content.cv === undefined) return [];
      const before = await takeFiles(trx, id);
      if (file) await insertPrivateFile(trx, file, { kind: fileKind, documentId: id, field: 'cv' });
      return before;
    })
    .catch(async (error: unknown) => {
      if (file) await eraseAll([file.id]);
      throw error;
    });
  await eraseAll(replaced);
  const kept = await findDraft(userId, opportunityId);
  if (!kept) throw new Error('The draft that was just written is gone');
  return kept;
}

/** What is said of a draft that is another one than was seen, and of one that is not there any more. */
const unseen = {
  writing: { changed: 'application.draftChanged', gone: 'application.draftGone' },
  sending: { changed: 'application.changedBeforeSending', gone: 'application.goneBeforeSending' },
} as const;

/**
 * @throws ContractError 409 where the draft was written elsewhere since it was seen (of its `base`), or is gone (of the
 *   `draft` itself), as it was thrown away
 */
export async function requireSeen(
  trx: Knex,
  userId: number,
  opportunityId: string,
  base: DraftBase | undefined,
  at: keyof typeof unseen = 'writing',
): Promise<void> {
  if (!base) return;
  const row = await trx('application_drafts')
    .where({ user_id: userId, opportunity_id: opportunityId })
    .forUpdate()
    .first('updated_at', 'written_by');
  const isOwn = base.window !== '' && row?.written_by === base.window;
  const { changed, gone } = unseen[at];
  if (!row && base.savedAt !== '') throw new ContractError(409, gone, { problems: { draft: [gone] } });
  if (row && !isOwn && new Date(row.updated_at).toISOString() !== base.savedAt)
    throw new ContractError(409, changed, { problems: { base: [changed] } });
}

async function upsert(trx: Knex, userId: number, opportunityId: string, content: DraftContent): Promise<string> {
  const now = Date.now();
  const written = {
    cover_letter: cleanRichText(content.coverLetter),
    phone_number: content.phoneNumber,
    answers: JSON.stringify(content.answers),
    updated_at: now,
    written_by: content.base?.window || null,
    ...(content.cv !== undefined && { takes_profile_cv: content.cv === 'profile' }),
  };
  await trx('application_drafts')
    .insert({
      id: randomUUID(),
      user_id: userId,
      opportunity_id: opportunityId,
      takes_profile_cv: false,
      created_at: now,
      ...written,
    })
    .onConflict(['user_id', 'opportunity_id'])
    .merge(written);
  const row = await trx('application_drafts').where({ user_id: userId, opportunity_id: opportunityId }).first('id');
  if (!row) throw new Error('No draft after it was written');
  return row.id;
}

/** Removes a draft and the rows of its file. @returns what is to be erased once this is committed */
export async function deleteDraft(trx: Knex, userId: number, opportunityId: string): Promise<string[]> {
  const row = await trx('application_drafts').where({ user_id: userId, opportunity_id: opportunityId }).first('id');
  if (!row) return [];
  await trx('application_drafts').where({ id: row.id }).delete();
  return takeFiles(trx, row.id);
}

async function takeFiles(trx: Knex, draftId: string): Promise<string[]> {
  const ids = await trx('private_files').where({ kind: fileKind, document_id: draftId }).pluck('id');
  await trx('private_files').whereIn('id', ids).delete();
  return ids;
}

/** One that cannot be erased just now is swept away later, as no row names it. */
export async function eraseAll(fileIds: readonly string[]): Promise<void> {
  for (const id of fileIds) await erasePrivateFile(id).catch(() => undefined);
}

/** The file of a draft as if it were sent now. */
export async function readDraftFile({ file }: Draft): Promise<Upload | undefined> {
  return file && { name: file.name, type: file.type, size: file.size, content: await readPrivateFile(file.id) };
}

export function presentDraft({ row, file }: Draft): ApplicationDraft {
  return {
    coverLetter: row.cover_letter,
    phoneNumber: row.phone_number,
    answers: storedJson<ApplicationDraft['answers']>(row.answers),
    cv: row.takes_profile_cv ? 'profile' : file ? { name: file.name, size: file.size } : null,
    savedAt: new Date(row.updated_at).toISOString(),
  };
}

/** Those that nobody has written at for a year. */
export async function forgetOldDrafts(now: number): Promise<void> {
  const old = await strapi.db.connection('application_drafts').where('updated_at', '<', now - draftKeptMs);
  for (const { user_id, opportunity_id } of old)
    await eraseAll(await strapi.db.transaction(({ trx }) => deleteDraft(trx, user_id, opportunity_id)));
}
