import { isShortRun } from '@scholars/contract/tests/short-run';

/** `npm test`, or the thorough one, and not a file that somebody names. */
export const isWholeRun = process.env.SHORT_RUN !== undefined;

/**
 * Facts that a short run leaves to the thorough one: what a process goes through in a rare moment, each of which costs
 * several starts, where its subject has a fact in every run.
 */
export function inThoroughRuns(facts: () => void): void {
  if (!isShortRun) facts();
}

/** In a short run our rules are asked of PostgreSQL alone: SQLite is what all journeys and all other files run on. */
export const partOnSqlite = isShortRun ? 'database' : 'all';
