import { typeOf, type MovedColumn, type SqliteValue } from './moved-value.js';
import type { PostgresTarget } from './postgres-target.js';
import { RowSum } from './row-sum.js';
import type { SqliteSource } from './sqlite-source.js';
import { MoveRefused, unfinishedMove } from './unfinished-move.js';

const rowsAtOnce = 500;
// Of a batch, in characters: some rows are long.
const lengthAtOnce = 2_000_000;
const problemsShown = 20;
/** Where Strapi notes of which content types it made the tables. */
const strapiSchema = 'strapi_database_schema';
const anotherVersion =
  'Another version of the product has made this SQLite database. Start this version on it once, stop it, and move then.';

/** @throws unless just these steps of our own tables were taken */
export function requireSteps(source: SqliteSource, steps: readonly { name: string }[]): void {
  const taken = source.valuesOf('table_steps', 'name').map(String).toSorted();
  const known = steps.map(({ name }) => name).toSorted();
  if (taken.join() !== known.join()) throw new MoveRefused(anotherVersion);
}

interface MovedTable {
  name: string;
  rows: number;
  sum: string;
}

interface Move {
  source: SqliteSource;
  target: PostgresTarget;
  /** Tables that hold what the product makes anew of the others: nothing of them is copied. */
  derived: readonly string[];
  /** Tables of the target that are left empty. */
  emptied: readonly string[];
}

/**
 * Copies every row into tables that were made by the product itself, in one transaction, which also takes the mark away
 * that the database is not whole. Both sides are counted and summed up; where they differ nothing stays.
 */
export async function moveRows(move: Move, tell: (table: MovedTable) => void): Promise<void> {
  const { source, target, emptied } = move;
  await target.transaction(async () => {
    const tables = await tablesToMove(move);
    // Of what the start that made them has written.
    await target.run(`truncate ${[...tables, ...emptied].map((name) => `"${name}"`).join(', ')} cascade`);
    const restoreForeignKeys = await target.suspendForeignKeys();
    const problems: string[] = [];
    for (const name of tables) {
      const columns = await target.columnsOf(name);
      const sent = await copyTable(move, name, columns, problems);
      if (problems.length === 0) tell(await requireSame(target, name, columns, sent));
    }
    if (problems.length > 0)
      throw new MoveRefused(`Some values do not fit into PostgreSQL:\n${problems.slice(0, problemsShown).join('\n')}`);
    await restoreForeignKeys();
    for (const sequence of await target.sequences())
      await target.continueSequence(sequence, source.lastIdOf(sequence.table));
    await target.run(`drop table ${unfinishedMove}`);
  });
}

/** @throws where the two were made by different versions, or hold tables that the other does not know */
async function tablesToMove({ source, target, derived, emptied }: Move): Promise<string[]> {
  const [madeOf] = await target.valuesOf(strapiSchema, 'hash');
  if (source.valuesOf(strapiSchema, 'hash')[0] !== madeOf) throw new MoveRefused(anotherVersion);
  const left = new Set([...derived, ...emptied, unfinishedMove]);
  const made = (await target.tables()).filter((name) => !left.has(name));
  const unknown = source.tables.filter((name) => !left.has(name) && !made.includes(name) && source.count(name) > 0);
  if (unknown.length > 0)
    throw new MoveRefused(
      `This version does not know these tables, and would leave them behind: ${unknown.join(', ')}`,
    );
  for (const name of made) {
    const columns = (await target.columnsOf(name)).map((column) => column.name);
    const others = source.columnsOf(name).filter((column) => !columns.includes(column));
    const missing = columns.filter((column) => !source.columnsOf(name).includes(column));
    if (others.length + missing.length > 0)
      throw new MoveRefused(`The table ${name} has other columns in SQLite: ${[...others, ...missing].join(', ')}`);
  }
  return made;
}

async function copyTable({ source, target }: Move, name: string, columns: MovedColumn[], problems: string[]) {
  const sum = new RowSum(columns);
  let batch: (string | null)[][] = [];
  let length = 0;
  for (const values of source.rowsOf(
    name,
    columns.map((column) => column.name),
  )) {
    const row = columns.map((column, i) => {
      try {
        return written(column, values[i] ?? null);
      } catch (error) {
        problems.push(`  ${name}.${column.name} of the row ${rowName(columns, values)} ${(error as Error).message}`);
        return null;
      }
    });
    if (problems.length > problemsShown) break;
    // The rest is only looked through.
    if (problems.length > 0) continue;
    sum.add(values);
    batch.push(row);
    length += row.reduce((all, value) => all + (value?.length ?? 0), 0);
    if (batch.length < rowsAtOnce && length < lengthAtOnce) continue;
    await target.insert(name, columns, batch);
    batch = [];
    length = 0;
  }
  if (batch.length > 0 && problems.length === 0) await target.insert(name, columns, batch);
  return sum;
}

const written = (column: MovedColumn, value: SqliteValue) =>
  value === null ? null : typeOf(column).write(value, column);

/** By what staff can find it; never by what stands in it. */
function rowName(columns: readonly MovedColumn[], values: readonly SqliteValue[]): string {
  const i = columns.findIndex(({ name }) => name === 'id');
  return i < 0 ? 'without an id' : String(values[i]);
}

async function requireSame(target: PostgresTarget, name: string, columns: MovedColumn[], sent: RowSum) {
  const found = new RowSum(columns);
  for await (const values of target.rowsOf(name, columns)) found.add(values);
  if (found.rows !== sent.rows || found.text !== sent.text)
    throw new MoveRefused(
      `${name} is not the same in both: ${sent.rows} rows (${sent.text}) in SQLite, ${found.rows} (${found.text}) in PostgreSQL.`,
    );
  return { name, rows: found.rows, sum: found.text };
}
