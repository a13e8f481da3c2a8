import { randomUUID } from 'node:crypto';
import type { CellProblem, SheetImport, SheetImportSummary, SheetTarget } from '@scholars/contract/sheet-imports';
import type { Locale } from '@scholars/contract/locale';
import { notFound } from '../../platform/errors/contract-error.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { listCoordinators, type CoordinatorAccount } from '../submission/coordinators.js';
import type { Columns, FoundProblem, JudgedRow, Values } from './judge-sheet.js';
import { problemText } from './problem-text.js';
import { columnOf, titleIn } from './row-words.js';
import { sheetTargets } from './sheet-targets.js';

interface ImportRow {
  id: string;
  target: SheetTarget;
  file_name: string;
  is_published: boolean | number;
  /** JSON of the heads of the columns. */
  heads: string;
  /** JSON of the fields that the columns were taken for. */
  columns: string;
  created_at: number;
  /** An account's number. */
  made_by: number | null;
}

interface SheetRow {
  import_id: string;
  row_number: number;
  state: 'waiting' | 'imported' | 'refused';
  /** JSON of the texts of its cells. */
  cells: string;
  /** JSON of what they say, by field. */
  entry: string;
  /** JSON of what is wrong. */
  problems: string;
  slug: string | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    sheet_imports: ImportRow;
    sheet_rows: SheetRow;
  }
}

const importsListed = 10;
const importKeptMs = 30 * 86_400_000;
// As many values as any database takes in one statement.
const rowsAtOnce = 100;

interface NewImport {
  target: SheetTarget;
  fileName: string;
  isPublished: boolean;
  heads: string[];
  columns: Columns;
  rows: JudgedRow[];
  madeBy: number;
}

/** Keeps a table whole, before any row of it is brought in: what is begun is ended, whatever dies meanwhile. */
export async function keepImport(table: NewImport): Promise<string> {
  const { target, fileName, isPublished, heads, columns, rows, madeBy } = table;
  const id = randomUUID();
  await strapi.db.transaction(async ({ trx }) => {
    await trx('sheet_imports').insert({
      id,
      target,
      file_name: fileName,
      is_published: isPublished,
      heads: JSON.stringify(heads),
      columns: JSON.stringify(columns),
      created_at: Date.now(),
      made_by: madeBy,
    });
    const kept = rows.map(({ row, cells, values, problems }) => ({
      import_id: id,
      row_number: row,
      state: problems.length > 0 ? ('refused' as const) : ('waiting' as const),
      cells: JSON.stringify(cells),
      entry: JSON.stringify(values),
      problems: JSON.stringify(problems),
      slug: null,
    }));
    for (let start = 0; start < kept.length; start += rowsAtOnce)
      await trx('sheet_rows').insert(kept.slice(start, start + rowsAtOnce));
  });
  return id;
}

export interface WaitingRow {
  importId: string;
  row: number;
  target: SheetTarget;
  isPublished: boolean;
  values: Values;
}

/** The next row that is to be brought in, of the oldest import first. */
export async function findWaiting(): Promise<WaitingRow | undefined> {
  const found = await strapi.db
    .connection('sheet_rows as r')
    .join('sheet_imports as i', 'i.id', 'r.import_id')
    .where('r.state', 'waiting')
    .orderBy(['i.created_at', 'i.id', 'r.row_number'])
    .first<Pick<SheetRow, 'import_id' | 'row_number' | 'entry'> & Pick<ImportRow, 'target' | 'is_published'>>(
      'r.import_id',
      'r.row_number',
      'r.entry',
      'i.target',
      'i.is_published',
    );
  return (
    found && {
      importId: found.import_id,
      row: found.row_number,
      target: found.target,
      isPublished: Boolean(found.is_published),
      values: storedJson<Values>(found.entry),
    }
  );
}

/** Call within the transaction that writes the entry. */
export async function markImported({ importId, row }: WaitingRow, slug: string): Promise<void> {
  await strapi.db.transaction(({ trx }) =>
    trx('sheet_rows').where({ import_id: importId, row_number: row }).update({ state: 'imported', slug }),
  );
}

export async function markRefused({ importId, row }: WaitingRow, problem: FoundProblem): Promise<void> {
  await strapi.db
    .connection('sheet_rows')
    .where({ import_id: importId, row_number: row, state: 'waiting' })
    .update({ state: 'refused', problems: JSON.stringify([problem]) });
}

/** @throws ContractError 404 */
export async function getImport(id: string, locale: Locale): Promise<SheetImport> {
  const { found, rows } = await readImport(id);
  const table = {
    target: found.target,
    heads: storedJson<string[]>(found.heads),
    columns: storedJson<Columns>(found.columns),
  };
  const inRow = (problem: FoundProblem) => ({
    ...inWords(locale)(problem),
    column: columnOf(table, problem.field, locale),
  });
  const ended = rows.flatMap(({ row_number: row, state, slug, cells, problems }) =>
    state === 'waiting'
      ? []
      : [
          {
            row,
            title: titleIn(table, storedJson<string[]>(cells), locale),
            state,
            path: slug && pathOf(found, slug),
            problems: storedJson<FoundProblem[]>(problems).map(inRow),
          },
        ],
  );
  const count = (state: SheetRow['state']) => rows.filter((row) => row.state === state).length;
  return { ...summaryOf(found, count, await listCoordinators()), rows: ended };
}

/** The last tables; three queries, however many there are. */
export async function listImports(): Promise<SheetImportSummary[]> {
  const { connection } = strapi.db;
  const found = await connection('sheet_imports').orderBy('created_at', 'desc').limit(importsListed);
  const ids = found.map(({ id }) => id);
  const counted: { id: string; state: SheetRow['state']; count: number | string }[] = await connection('sheet_rows')
    .whereIn('import_id', ids)
    .groupBy('import_id', 'state')
    .select('import_id as id', 'state', connection.raw('count(*) as count'));
  const coordinators = await listCoordinators();
  return found.map((each) => {
    const count = (state: SheetRow['state']) =>
      Number(counted.find((one) => one.id === each.id && one.state === state)?.count ?? 0);
    return summaryOf(each, count, coordinators);
  });
}

function summaryOf(
  { id, target, file_name: fileName, created_at: createdAt, made_by: madeBy }: ImportRow,
  count: (state: SheetRow['state']) => number,
  coordinators: readonly CoordinatorAccount[],
): SheetImportSummary {
  const [waiting, imported, refused] = [count('waiting'), count('imported'), count('refused')];
  return {
    id,
    target,
    fileName,
    createdAt: new Date(Number(createdAt)).toISOString(),
    by: coordinators.find(({ userId }) => userId === madeBy)?.name ?? '',
    state: waiting === 0 ? 'done' : 'running',
    total: waiting + imported + refused,
    imported,
    refused,
  };
}

export function inWords(locale: Locale) {
  return (found: FoundProblem): CellProblem => ({ ...found, problem: problemText(locale, found) });
}

/** A draft is nowhere on the site. */
function pathOf({ target, is_published: isPublished }: ImportRow, slug: string): string | null {
  const { path } = sheetTargets[target];
  return isPublished && path ? `/${path}/${slug}` : null;
}

export interface RefusedRows {
  heads: string[];
  columns: Columns;
  rows: { cells: string[]; problems: FoundProblem[] }[];
}

/** @throws ContractError 404 */
export async function getRefused(id: string): Promise<RefusedRows> {
  const { found, rows } = await readImport(id);
  return {
    heads: storedJson<string[]>(found.heads),
    columns: storedJson<Columns>(found.columns),
    rows: rows
      .filter(({ state }) => state === 'refused')
      .map(({ cells, problems }) => ({
        cells: storedJson<string[]>(cells),
        problems: storedJson<FoundProblem[]>(problems),
      })),
  };
}

async function readImport(id: string) {
  const found = await strapi.db.connection('sheet_imports').where({ id }).first();
  if (!found) throw notFound();
  const rows = await strapi.db.connection('sheet_rows').where({ import_id: id }).orderBy('row_number');
  return { found, rows };
}

/** What was typed into a table is kept as long as somebody may want to correct it. */
export async function forgetOldImports(now: number): Promise<void> {
  const old = () => strapi.db.connection('sheet_imports').where('created_at', '<', now - importKeptMs);
  await strapi.db.connection('sheet_rows').whereIn('import_id', old().select('id')).delete();
  await old().delete();
}
