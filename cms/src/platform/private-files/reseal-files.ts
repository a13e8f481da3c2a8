import type { Resealed } from '../encryption/reseal-rows.js';
import { secretMark } from '../environment/environment.js';
import {
  readLongPrivateFile,
  readPrivateFile,
  writeLongPrivateFile,
  writePrivateFile,
  type PrivateFileRow,
} from './store.js';

const filesAtOnce = 100;

/**
 * Seals files by SECRET that others have sealed, or that nobody has said by which: each is there whole all the time. One
 * that is erased meanwhile and comes back by this is named by no row, and swept.
 */
export async function resealPrivateFiles(): Promise<Resealed> {
  const { connection: db } = strapi.db;
  const done: Resealed = { resealed: 0, unopened: 0 };
  let last = '';
  for (;;) {
    const rows = await db('private_files')
      .whereNull('erased_at')
      .where('id', '>', last)
      .where((ours) => void ours.whereNull('sealed_by').orWhereNot('sealed_by', secretMark))
      .orderBy('id')
      .limit(filesAtOnce)
      .select('id', 'sha256');
    for (const row of rows) {
      if (await reseal(row)) {
        await db('private_files').where({ id: row.id }).update({ sealed_by: secretMark });
        done.resealed += 1;
      } else done.unopened += 1;
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < filesAtOnce) return done;
  }
}

async function reseal({ id, sha256 }: Pick<PrivateFileRow, 'id' | 'sha256'>): Promise<boolean> {
  try {
    // A long one was never in memory as a whole, so nobody has its hash.
    if (sha256 === '') await writeLongPrivateFile(id, await readLongPrivateFile(id));
    else await writePrivateFile(id, await readPrivateFile(id));
    return true;
  } catch {
    strapi.log.warn(`Private file ${id} was not sealed anew: it is away, or no accepted secret opens it`);
    return false;
  }
}
