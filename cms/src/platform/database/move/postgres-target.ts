import { Client } from 'pg';
import type { MovedColumn, SqliteValue } from './moved-value.js';
import { MoveRefused, unfinishedMove } from './unfinished-move.js';

// Any number that nothing else in this database locks.
const lockNumber = 5_211_974;
const rowsAtOnce = 500;

/** The PostgreSQL database that another is copied into, by one connection. */
export class PostgresTarget {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async connect(url: string): Promise<PostgresTarget> {
    const client = new Client({ connectionString: url });
    await client.connect().catch(({ code, message }: NodeJS.ErrnoException) => {
      throw new MoveRefused(`DATABASE_URL: the database cannot be used (${code ?? message}).`);
    });
    return new PostgresTarget(client);
  }

  /** Marks an empty database as not whole. One that a move before has left so is emptied first. */
  async begin(): Promise<void> {
    const [lock] = await this.#rows<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [lockNumber]);
    if (!lock?.isOurs) throw new MoveRefused('Another move to this database is under way.');
    const [encoding] = await this.#rows<{ server_encoding: string }>('show server_encoding');
    if (encoding?.server_encoding !== 'UTF8')
      throw new MoveRefused(`This database is ${encoding?.server_encoding}: make one whose encoding is UTF8.`);
    const tables = await this.tables();
    if (tables.includes(unfinishedMove)) await this.empty();
    else if (tables.length > 0)
      throw new MoveRefused(`This database is not empty: it has ${tables.length} tables. Nothing was changed.`);
    await this.run(`create table ${unfinishedMove} (begun_at timestamptz not null default now())`);
  }

  async tables(): Promise<string[]> {
    const rows = await this.#rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
    );
    return rows.map(({ name }) => name);
  }

  /** Takes away all tables, at once or not at all. */
  async empty(): Promise<void> {
    const tables = await this.tables();
    if (tables.length > 0) await this.run(`drop table ${tables.map(quoted).join(', ')} cascade`);
  }

  async columnsOf(table: string): Promise<MovedColumn[]> {
    const rows = await this.#rows<{ name: string; type: string; modifier: number }>(
      `select attname as name, typname as type, atttypmod as modifier from pg_attribute join pg_type on pg_type.oid = atttypid
       where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attname`,
      [quoted(table)],
    );
    // How PostgreSQL notes the length of a text, and the digits of a number.
    return rows.map(({ name, type, modifier }) => ({
      name,
      type,
      ...(type === 'varchar' && modifier > 0 ? { maxLength: modifier - 4 } : {}),
      ...(type === 'numeric' && modifier > 0 ? { scale: (modifier - 4) & 0xffff } : {}),
    }));
  }

  async valuesOf(table: string, column: string): Promise<unknown[]> {
    const rows = await this.#rows<{ value: unknown }>(`select ${quoted(column)} as value from ${quoted(table)}`);
    return rows.map(({ value }) => value);
  }

  /** Takes foreign keys away, so that tables may come in any order. @returns what puts them back, and judges all rows */
  async suspendForeignKeys(): Promise<() => Promise<void>> {
    const keys = await this.#rows<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
    );
    for (const { table, name } of keys) await this.run(`alter table ${table} drop constraint ${name}`);
    return async () => {
      for (const { table, name, definition } of keys)
        await this.run(`alter table ${table} add constraint ${name} ${definition}`);
    };
  }

  /** Columns that number rows by themselves: each with what gives the numbers. */
  async sequences(): Promise<{ table: string; column: string; sequence: string }[]> {
    return this.#rows(
      `select relname as table, attname as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
         and pg_get_serial_sequence(quote_ident(relname), attname) is not null`,
    );
  }

  /** The next number is past all rows, and past `last`. */
  async continueSequence({ table, column, sequence }: Record<'table' | 'column' | 'sequence', string>, last: number) {
    await this.run(
      `select setval($1, greatest(max(${quoted(column)}), $2, 1), greatest(max(${quoted(column)}), $2) > 0) from ${quoted(table)}`,
      [sequence, last],
    );
  }

  /** Values as text, each cast to its column's type; lengths are judged as it is stored. */
  async insert(table: string, columns: readonly MovedColumn[], rows: readonly (string | null)[][]): Promise<void> {
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    const cast = columns.map(({ type }, i) => `v${i}::${type}`).join(', ');
    const lists = columns.map((_, i) => `$${i + 1}::text[]`).join(', ');
    const aliases = columns.map((_, i) => `v${i}`).join(', ');
    await this.run(
      `insert into ${quoted(table)} (${names}) select ${cast} from unnest(${lists}) as moved(${aliases})`,
      columns.map((_, i) => rows.map((row) => row[i] ?? null)),
    );
  }

  /** Every row as text, some at a time. */
  async *rowsOf(table: string, columns: readonly MovedColumn[]): AsyncGenerator<SqliteValue[]> {
    const names = columns.map(({ name }) => `${quoted(name)}::text`).join(', ');
    await this.run(`declare moved no scroll cursor for select ${names} from ${quoted(table)}`);
    for (;;) {
      const { rows } = await this.#client.query<SqliteValue[]>({
        text: `fetch ${rowsAtOnce} from moved`,
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      yield* rows;
    }
    await this.run('close moved');
  }

  /** All of it, or nothing; values are written and read in spellings that depend on no setting of the server. */
  async transaction(work: () => Promise<void>): Promise<void> {
    await this.run('begin');
    try {
      for (const setting of [`datestyle = 'ISO, YMD'`, `timezone = 'UTC'`, `bytea_output = 'hex'`])
        await this.run(`set local ${setting}`);
      await work();
      await this.run('commit');
    } catch (error) {
      await this.run('rollback').catch(() => undefined);
      throw error;
    }
  }

  async run(sql: string, values: unknown[] = []): Promise<void> {
    await this.#client.query(sql, values);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  async #rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#client.query<Row>(sql, values)).rows;
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
