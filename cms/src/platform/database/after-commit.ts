import { AsyncResource } from 'node:async_hooks';
import type { Knex } from 'knex';

/**
 * What is begun within a transaction of Strapi belongs to it for Strapi even when it is over: whatever a later one does
 * at its commit is done again at the commit of each that follows. So what comes after a commit runs where there was none.
 */
const outside = new AsyncResource('after-commit');

/** Does something once what a transaction has written is there, and not at all after a rollback. */
export function afterCommit(db: Knex, act: () => void): void {
  if (!('executionPromise' in db)) return act();
  // A rollback is no failure here.
  void Promise.resolve(db.executionPromise).then(
    () => outside.runInAsyncScope(act),
    () => undefined,
  );
}
