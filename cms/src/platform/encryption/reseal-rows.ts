import { resealBytes } from './sealed-bytes.js';

/** A column of sealed bytes. */
export interface SealedColumn {
  table: string;
  /** By which its rows are told apart. */
  key: string;
  /** What the bytes belong to. */
  id: string;
  column: string;
  encoding: 'base64' | 'base64url';
  purpose: string;
}

/** What came of sealing anew. */
export interface Resealed {
  resealed: number;
  /** Left as they are: no accepted secret opens them. */
  unopened: number;
}

const rowsAtOnce = 200;

/** Seals by SECRET what another accepted secret has sealed, but for what is changed meanwhile: that is sealed by SECRET. */
export async function resealRows({ table, key, id, column, encoding, purpose }: SealedColumn): Promise<Resealed> {
  const { connection: db } = strapi.db;
  const done: Resealed = { resealed: 0, unopened: 0 };
  let last: string | number | undefined;
  for (;;) {
    const query = db(table).whereNotNull(column).orderBy(key).limit(rowsAtOnce);
    if (last !== undefined) void query.where(key, '>', last);
    const rows: { key: string | number; id: string | number; sealed: string }[] = await query.select({
      key,
      id,
      sealed: column,
    });
    for (const row of rows) {
      const resealed = resealText(row.sealed, String(row.id));
      if (resealed === 'unopened') done.unopened += 1;
      else if (resealed !== undefined)
        done.resealed += await db(table)
          .where({ [key]: row.key, [column]: row.sealed })
          .update({ [column]: resealed });
    }
    last = rows.at(-1)?.key;
    if (rows.length < rowsAtOnce) return done;
  }

  function resealText(sealed: string, belongsTo: string): string | undefined {
    try {
      return resealBytes(purpose, belongsTo, Buffer.from(sealed, encoding))?.toString(encoding);
    } catch {
      return 'unopened';
    }
  }
}
