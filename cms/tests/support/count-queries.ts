import type { Cms } from './cms.js';

/** How many queries the database gets while something is done. */
export async function countQueries(cms: Cms, act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  // The mail worker looks for work by itself, at any time.
  const note = ({ sql }: { sql: string }) => {
    if (!sql.includes('mail_jobs')) count++;
  };
  cms.db.on('query', note);
  try {
    await act();
  } finally {
    cms.db.removeListener('query', note);
  }
  return count;
}

/**
 * The least of three counts of the same reading: what was begun before it and ends in the same moment, as a mail that
 * an earlier act sends, or a job that runs by the clock, adds to some of them alone.
 */
export async function leastQueries(cms: Cms, read: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let i = 0; i < 3; i++) counts.push(await countQueries(cms, read));
  return Math.min(...counts);
}
