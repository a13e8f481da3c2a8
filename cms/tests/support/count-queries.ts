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
 * The least of two counts of the same reading: a job that runs by the clock in the same moment adds to one of them
 * alone.
 */
export async function leastQueries(cms: Cms, read: () => Promise<unknown>): Promise<number> {
  return Math.min(await countQueries(cms, read), await countQueries(cms, read));
}
