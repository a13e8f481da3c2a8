/** The order in which a list showed its records, as far as one has seen it; it travels with the record's page. */
export interface Trail {
  ids: readonly string[];
  /** On which page of the list each of them stood when it was read. */
  pages: readonly number[];
  /** The first and the last of these pages. */
  first: number;
  last: number;
  pageSize: number;
  total: number;
}

/** The order of one page of a list. */
export function trailOfPage(
  ids: readonly string[],
  { page, pageSize, total }: { page: number; pageSize: number; total: number },
): Trail {
  return { ids, pages: ids.map(() => page), first: page, last: page, pageSize, total };
}

/** What a link from a list to a record takes along. */
export interface RecordState {
  /** The list's own query, so that the way back leads to the same rows. */
  queueSearch: string;
  trail?: Trail;
}

/** The state of a record's page; whatever else a page may have been given is none. */
export function readRecordState(state: unknown): RecordState | undefined {
  if (typeof state !== 'object' || state === null || !('queueSearch' in state)) return undefined;
  return state as RecordState; // pages of the back office alone give it
}

interface Step {
  id: string;
  trail: Trail;
}

/**
 * The record after or before one, in the order of its list, across the list's pages. Rows that have left the list
 * meanwhile, as their status has changed, and those that have moved to another page are neither missed nor seen twice.
 *
 * @param readPage the ids of a page of the list as it is now
 * @returns nothing at the list's end
 */
export async function stepAlong(
  trail: Trail,
  id: string,
  by: 1 | -1,
  readPage: (page: number) => Promise<readonly string[]>,
): Promise<Step | undefined> {
  const near = trail.ids[trail.ids.indexOf(id) + by];
  if (near !== undefined) return { id: near, trail };
  return by === 1 ? stepPastEnd(trail, readPage) : stepBeforeStart(trail, readPage);
}

type ReadPage = (page: number) => Promise<readonly string[]>;

async function stepPastEnd(trail: Trail, readPage: ReadPage): Promise<Step | undefined> {
  for (const page of [trail.last, trail.last + 1]) {
    const rows = await readPage(page);
    const after = rows.slice(rows.findLastIndex((row) => trail.ids.includes(row)) + 1);
    const [next] = after;
    if (next !== undefined) return { id: next, trail: { ...withIds(trail, page, [], after), last: page } };
    if (rows.length < trail.pageSize) return undefined;
  }
  return undefined;
}

async function stepBeforeStart(trail: Trail, readPage: ReadPage): Promise<Step | undefined> {
  for (const page of [trail.first, trail.first - 1]) {
    if (page < 1) return undefined;
    const rows = await readPage(page);
    const known = rows.findIndex((row) => trail.ids.includes(row));
    // Where all have left the page one came to, what stands on it now comes later.
    const before = known >= 0 ? rows.slice(0, known) : page === trail.first ? [] : rows;
    const previous = before.at(-1);
    if (previous !== undefined) return { id: previous, trail: { ...withIds(trail, page, before, []), first: page } };
  }
  return undefined;
}

function withIds(trail: Trail, page: number, before: readonly string[], after: readonly string[]): Trail {
  return {
    ...trail,
    ids: [...before, ...trail.ids, ...after],
    pages: [...before.map(() => page), ...trail.pages, ...after.map(() => page)],
  };
}

/** The page of the list that a record stands on. */
export function pageOf({ ids, pages, first }: Trail, id: string): number {
  return pages[ids.indexOf(id)] ?? first;
}

/**
 * With which row of a list one goes on after a record: its own, or where that has left the list the nearest after it,
 * else the nearest before.
 *
 * @param trail the order that the list had
 * @param rows the ids that the list shows now
 */
export function rowAfter(trail: Trail | undefined, id: string, rows: readonly string[]): string | undefined {
  if (rows.includes(id)) return id;
  const ids = trail?.ids ?? [];
  const at = ids.indexOf(id);
  const isThere = (one: string) => rows.includes(one);
  return ids.slice(at + 1).find(isThere) ?? ids.slice(0, Math.max(at, 0)).findLast(isThere);
}

/** Which of the list's records it is, counted from one, as the list was when one came from it. */
export function placeOn({ ids, first, pageSize }: Trail, id: string): number {
  return (first - 1) * pageSize + ids.indexOf(id) + 1;
}
