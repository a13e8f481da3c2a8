import type { Knex } from 'knex';

/** Does something once what a transaction has written is there, and not at all after a rollback. */
export function afterCommit(db: Knex, act: () => void): void {
  if (!('executionPromise' in db)) return act();
  // A rollback is no failure here.
  void Promise.resolve(db.executionPromise).then(act, () => undefined);
}
