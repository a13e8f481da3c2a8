import { Readable } from 'node:stream';
import type { Knex } from 'knex';
import { shownFileName } from '@scholars/contract/file-names';
import type { Upload } from '../contract/multipart.js';
import { sha256Hex } from '../encryption/sha256-hex.js';
import { privateFiles } from '../storage/stores.js';
import { secretMark } from '../environment/environment.js';
import { openFile, openLongFile, sealFile, sealLongFile } from './cipher.js';

export interface PrivateFileRow {
  id: string;
  /** What it was sent with: the plural name of a kind of submission. */
  kind: string;
  document_id: string;
  field: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  created_at: number;
  erased_at: number | null;
  /** The mark of the secret by which it is sealed; nothing for one that was written before anybody said so. */
  sealed_by: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    private_files: Knex.CompositeTableType<PrivateFileRow, Omit<PrivateFileRow, 'erased_at'>, Partial<PrivateFileRow>>;
  }
}

const idPattern = /^[0-9a-f-]{36}$/;

/**
 * Writes a file, encrypted, so that it is wholly there or not at all, also after a power cut. Call it
 * before the row that names it is committed: a file without a row is swept away, a row without a file
 * would be a loss.
 */
export async function writePrivateFile(id: string, content: Buffer): Promise<void> {
  await privateFiles.write(nameOf(id), sealFile(id, content));
}

/** The same for what is too long for memory. */
export async function writeLongPrivateFile(id: string, content: AsyncIterable<Buffer>): Promise<void> {
  await privateFiles.write(nameOf(id), sealLongFile(id, content));
}

/** What a file belongs to. */
interface Belonging {
  kind: string;
  documentId: string;
  field: string;
}

/** A file in memory, or what is known of one that was not. */
type Described = Upload | Omit<Upload, 'content'>;

/** Names a file that is written, in the transaction of what it belongs to. */
export async function insertPrivateFile(
  trx: Knex,
  { id, upload }: { id: string; upload: Described },
  { kind, documentId, field }: Belonging,
  now: number = Date.now(),
): Promise<void> {
  await trx('private_files').insert({
    id,
    kind,
    document_id: documentId,
    field,
    name: shownFileName(upload.name),
    type: upload.type,
    size: upload.size,
    sha256: 'content' in upload ? sha256Hex(upload.content) : '',
    created_at: now,
    sealed_by: secretMark,
  });
}

/** @throws when there is no such file or it does not decrypt */
export async function readPrivateFile(id: string): Promise<Buffer> {
  return openFile(id, await privateFiles.read(nameOf(id)));
}

/** A long file, as it is read. @throws when it is opened, or while it is read, as `readPrivateFile` */
export async function readLongPrivateFile(id: string): Promise<Readable> {
  return Readable.from(openLongFile(id, await privateFiles.open(nameOf(id))));
}

export async function erasePrivateFile(id: string): Promise<void> {
  await privateFiles.erase(nameOf(id));
}

/** Removes files that no row names: left by a crash before, or between, file and commit. @returns how many */
export async function sweepOrphans(now: number = Date.now()): Promise<number> {
  const rows = await strapi.db.connection('private_files').whereNull('erased_at').select('id');
  const known = new Set(rows.map(({ id }) => id));
  return privateFiles.sweep((name) => known.has(name), now);
}

function nameOf(id: string): string {
  if (!idPattern.test(id)) throw new Error('Not the id of a private file');
  return id;
}
