import type { Cms } from './cms.js';

/** How many queries the database gets while something is done. */
export async function countQueries(cms: Cms, act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => {
    count++;
  };
  cms.db.on('query', note);
  try {
    await act();
  } finally {
    cms.db.removeListener('query', note);
  }
  return count;
}
