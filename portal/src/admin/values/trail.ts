/** The order in which a list showed its records, as far as one has seen it; it travels with the record's page. */
export interface Trail {
  ids: readonly string[];
  /** The pages of the list that they are of. */
  first: number;
  last: number;
  pageSize: number;
  total: number;
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
    if (next !== undefined) return { id: next, trail: { ...trail, ids: [...trail.ids, ...after], last: page } };
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
    if (previous !== undefined)
      return { id: previous, trail: { ...trail, ids: [...before, ...trail.ids], first: page } };
  }
  return undefined;
}

/** Which of the list's records it is, counted from one, as the list was when one came from it. */
export function placeOn({ ids, first, pageSize }: Trail, id: string): number {
  return (first - 1) * pageSize + ids.indexOf(id) + 1;
}
