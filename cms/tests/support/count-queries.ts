import { AsyncLocalStorage } from 'node:async_hooks';
import type { Cms } from './cms.js';

const counted = new AsyncLocalStorage<true>();

/**
 * How many queries the database gets for what is done, and for the requests it makes: those of jobs and of workers that
 * run by the clock in the same moment are not its own.
 *
 * @param whose all of them, where an answer is read on as it is sent, which is done for nobody's request any more
 */
export async function countQueries(
  cms: Cms,
  act: () => Promise<unknown>,
  whose: 'own' | 'all' = 'own',
): Promise<number> {
  let count = 0;
  const note = () => {
    if (whose === 'all' || counted.getStore() || cms.strapi.requestContext.get()) count++;
  };
  cms.db.on('query', note);
  try {
    await counted.run(true, act);
  } finally {
    cms.db.removeListener('query', note);
  }
  return count;
}

/** The least of three counts of the same reading: what an earlier request began may end within one of them. */
export async function leastQueries(
  cms: Cms,
  read: () => Promise<unknown>,
  whose: 'own' | 'all' = 'own',
): Promise<number> {
  const counts: number[] = [];
  for (let i = 0; i < 3; i++) counts.push(await countQueries(cms, read, whose));
  return Math.min(...counts);
}
