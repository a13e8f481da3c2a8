/** `npm test`, or the thorough one, and not a file that somebody names. */
export const isWholeRun = process.env.SHORT_RUN !== undefined;

/** `npm test`. A file that is run by itself, and `npm run test:thorough`, leave nothing out. */
export const isShortRun = process.env.SHORT_RUN === 'on';

/**
 * Facts that a short run leaves to the thorough one: what a process goes through in a rare moment, each of which costs
 * several starts, where its subject has a fact in every run.
 */
export function inThoroughRuns(facts: () => void): void {
  if (!isShortRun) facts();
}

/**
 * Of the subjects of one rule that the same code keeps for each (a limit, a queue's steps), a short run asks the first
 * and the last.
 */
export function someOf<Subject>(subjects: readonly Subject[]): readonly Subject[] {
  return isShortRun ? subjects.filter((_, place) => place === 0 || place === subjects.length - 1) : subjects;
}

/** In a short run our rules are asked of PostgreSQL alone: SQLite is what all journeys and all other files run on. */
export const partOnSqlite = isShortRun ? 'database' : 'all';
