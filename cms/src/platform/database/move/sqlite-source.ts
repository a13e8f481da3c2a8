import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SqliteValue } from './moved-value.js';
import { MoveRefused } from './unfinished-move.js';

interface Statement {
  all(...values: unknown[]): unknown[];
  pluck(): Statement;
  raw(): Statement;
  safeIntegers(): Statement;
  iterate(): IterableIterator<SqliteValue[]>;
}

interface Connection {
  pragma(statement: string): unknown;
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

// It brings no types.
const Database = createRequire(__filename)('better-sqlite3') as new (file: string, options: object) => Connection;

/** A stopped product's SQLite database, which nobody else opens as long as this has it. */
export class SqliteSource {
  readonly #db: Connection;

  constructor(file: string) {
    if (!existsSync(file)) throw new MoveRefused(`There is no SQLite database to move: ${file} is not there.`);
    this.#db = new Database(file, { fileMustExist: true, timeout: 2000 });
    try {
      // A product that runs keeps its connections; with one of them there this fails.
      this.#db.pragma('locking_mode = exclusive');
      this.#db.exec('begin immediate');
    } catch (error) {
      this.#db.close();
      if (!String(error).includes('locked')) throw error;
      throw new MoveRefused(`${file} is in use: stop the product first.`);
    }
  }

  /** Names of all tables, but for what SQLite keeps for itself and its search indexes. */
  get tables(): string[] {
    return this.#column(
      `select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    ) as string[];
  }

  columnsOf(table: string): string[] {
    return this.#column('select name from pragma_table_info(?)', table) as string[];
  }

  count(table: string): number {
    return Number(this.#column(`select count(*) from "${table}"`)[0]);
  }

  /** The values of a column, of a table that may be missing. */
  valuesOf(table: string, column: string): unknown[] {
    return this.tables.includes(table) ? this.#column(`select "${column}" from "${table}"`) : [];
  }

  /** Every row, one after the other, its values in the order of the columns. */
  rowsOf(table: string, columns: readonly string[]): IterableIterator<SqliteValue[]> {
    const names = columns.map((name) => `"${name}"`).join(', ');
    return this.#db.prepare(`select ${names} from "${table}"`).raw().safeIntegers().iterate();
  }

  /** The largest id that a table has given so far, also to rows that are gone. */
  lastIdOf(table: string): number {
    return Number(this.#column('select seq from sqlite_sequence where name = ?', table)[0] ?? 0);
  }

  /** Tables with rows that name others which are not there. */
  get brokenReferences(): string[] {
    return [...new Set(this.#column('select "table" from pragma_foreign_key_check'))].map(String);
  }

  close(): void {
    this.#db.close();
  }

  #column(sql: string, ...values: unknown[]): unknown[] {
    return this.#db
      .prepare(sql)
      .pluck()
      .all(...values);
  }
}
