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
