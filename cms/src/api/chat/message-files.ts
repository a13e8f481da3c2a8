import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Upload } from '../../platform/contract/multipart.js';
import { invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { cleanPhoto } from '../../platform/pictures/clean-photo.js';
import {
  erasePrivateFile,
  insertPrivateFile,
  readPrivateFile,
  writePrivateFile,
} from '../../platform/private-files/store.js';
import { wholeDocument } from '../../platform/private-files/whole-document.js';

/** What files of messages are kept under, among the private files. */
const fileKind = 'chat-messages';

export interface MessageFile {
  id: string;
  document_id: string;
  name: string;
  type: string;
  size: number;
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

interface KeptFile {
  id: string;
  upload: Upload;
}

/** Writes a message's file, before the row that names it: a picture anew, without what else it told. */
export async function keepMessageFile(sent: Upload): Promise<KeptFile> {
  const file = sent.type.startsWith('image/') ? await cleanPhoto(sent) : wholeDocument(sent);
  if (!file) throw invalidFields({ file: ['file.unreadable'] });
  const id = randomUUID();
  await writePrivateFile(id, file.content);
  return { id, upload: file };
}

/** In the transaction of its message. */
export async function insertMessageFile(trx: Knex, messageId: string, file: KeptFile): Promise<void> {
  await insertPrivateFile(trx, file, { kind: fileKind, documentId: messageId, field: 'file' });
}

/** The files of messages, by message. One query. */
export async function filesOfMessages(
  messageIds: readonly string[],
  db: Knex = strapi.db.connection,
): Promise<Map<string, MessageFile>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db('private_files')
    .where({ kind: fileKind })
    .whereIn('document_id', [...messageIds])
    .select('id', 'document_id', 'name', 'type', 'size');
  return new Map(rows.map((row) => [row.document_id, row]));
}

/** Its content under a name of ours: what its sender called it is text. */
export async function openMessageFile(messageId: string) {
  const file = (await filesOfMessages([messageId])).get(messageId);
  const type = Object.keys(endings).find((one): one is keyof typeof endings => one === file?.type);
  if (!file || !type) throw notFound();
  return { name: `message-${messageId.slice(0, 8)}.${endings[type]}`, type, content: await readPrivateFile(file.id) };
}

/** Takes the rows of a message's file away. @returns what is to be erased once this is committed */
export async function takeMessageFiles(trx: Knex, messageId: string): Promise<string[]> {
  const ids = await trx('private_files').where({ kind: fileKind, document_id: messageId }).pluck('id');
  await trx('private_files').whereIn('id', ids).delete();
  return ids;
}

export async function eraseMessageFile(id: string): Promise<void> {
  await erasePrivateFile(id).catch(() => undefined);
}
