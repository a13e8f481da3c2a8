import { searchedColumns } from '../database/searched-columns.js';
import { nameOfWording, searchOf } from './name-of-words.js';
import type { RowWords, WordedRows } from './worded-rows.js';

const kind = `fts5(words, more, tokenize = "unicode61 remove_diacritics 0", prefix = '2')`;

/** A full-text table beside that of the rows, which triggers keep in step with it. */
export const sqliteRowWords: RowWords = {
  listNames: () => strapi.db.connection('sqlite_master').where({ type: 'trigger' }).pluck('name'),
  nameOf,
  async make(trx, rows) {
    const { table, columns, more = [] } = rows;
    const search = searchOf(table);
    const before: string[] = await trx('sqlite_master').where({ type: 'trigger', tbl_name: table }).pluck('name');
    for (const name of before) if (name.startsWith(`${search}_`)) await trx.raw('drop trigger ??', [name]);
    await trx.raw('drop table if exists ??', [search]);
    await trx.raw(`create virtual table ?? using ${kind}`, [search]);
    // Words of a row that is erased are left nowhere. Rows have few words, so it takes little longer.
    await trx.raw(`insert into ?? (??, rank) values ('secure-delete', 1)`, [search, search]);
    await trx.raw(`insert into ?? (rowid, words, more) select id, ${textsOf(rows)} from ??`, [search, table]);
    const all = [...columns, ...more];
    const list = all.map((column) => `"${column}"`).join(', ');
    const written = `from (select ${all.map((column) => `new."${column}" as "${column}"`).join(', ')})`;
    const changed = all.map((column) => `old."${column}" is not new."${column}"`).join(' or ');
    const name = nameOf(rows);
    await trx.raw(
      `create trigger "${name}" after insert on "${table}" begin
        insert into "${search}" (rowid, words, more) select new.id, ${textsOf(rows)} ${written}; end`,
    );
    await trx.raw(
      `create trigger "${name}_changed" after update of ${list} on "${table}" when ${changed} begin
        update "${search}" set (words, more) = (select ${textsOf(rows)} ${written}) where rowid = new.id; end`,
    );
    await trx.raw(
      `create trigger "${name}_gone" after delete on "${table}" begin delete from "${search}" where rowid = old.id; end`,
    );
  },
  find({ table }, words, part) {
    const search = searchOf(table);
    const matched = words
      .map((forms) => `(${forms.map((parts) => `"${parts.join(' ')}"*`).join(' OR ')})`)
      .join(' AND ');
    return strapi.db.connection.raw(`select rowid as id from "${search}" where "${search}" match ?`, [
      part === 'all' ? matched : `words : (${matched})`,
    ]);
  },
};

function nameOf(rows: WordedRows): string {
  return nameOfWording(rows.table, kind + textsOf(rows));
}

/** SQL of the texts of both columns. */
function textsOf({ columns, also = [], more = [] }: WordedRows): string {
  return `${searchedColumns([...columns, ...also])}, ${more.length > 0 ? searchedColumns(more) : "''"}`;
}
