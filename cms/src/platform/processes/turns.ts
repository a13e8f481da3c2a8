import { isPostgres } from '../database/dialect.js';
import { ContractError } from '../errors/contract-error.js';
import { sideConnection, type SideConnection } from './side-connection.js';

// Another process that has the turn is asked for it this often, at first and in the end.
const askFirstMs = 20;
const askLastMs = 250;
// Longer than any form takes that is stored at all.
const defaultPatienceMs = 30_000;

/** The last of each name in this process. */
const last = new Map<string, Promise<unknown>>();

interface Patience {
  /** How long to wait for another process. */
  patienceMs?: number;
  /** Called each time that another process still has the turn. */
  onWait?: () => void;
}

/**
 * Does work in its turn: of several under one name, in all processes, one is done at a time. On PostgreSQL a lock of
 * the session says whose turn it is, and a process that dies loses it; SQLite has one process. Never call it inside a
 * transaction, or for a name within the same name.
 *
 * @throws ContractError 503 where another process keeps the turn for too long
 */
export function inTurn<Result>(name: string, work: () => Promise<Result>, patience: Patience = {}): Promise<Result> {
  const before = last.get(name) ?? Promise.resolve();
  const turn = before.then(() => (hasOtherProcesses() ? amongProcesses(name, work, patience) : work()));
  // Who comes next is not concerned by how this one ended.
  const ended = turn
    .catch(() => undefined)
    .then(() => {
      if (last.get(name) === ended) last.delete(name);
    });
  last.set(name, ended);
  return turn;
}

/** Whether others may be at work on the same database. */
export function hasOtherProcesses(): boolean {
  return isPostgres(strapi.db.connection);
}

async function amongProcesses<Result>(name: string, work: () => Promise<Result>, patience: Patience): Promise<Result> {
  const connection = await sideConnection();
  await takeLock(connection, name, patience);
  try {
    return await work();
  } finally {
    // A connection that is gone has taken its locks along.
    await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
  }
}

/** Asks again and again, as waiting in the database would keep the connection from everybody else. */
async function takeLock(
  connection: SideConnection,
  name: string,
  { patienceMs = defaultPatienceMs, onWait }: Patience,
): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let pauseMs = askFirstMs; ; pauseMs = Math.min(pauseMs * 2, askLastMs)) {
    const { rows } = await connection.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as taken', [name]);
    if (rows[0]?.taken === true) return;
    if (Date.now() > until) throw new ContractError(503);
    onWait?.();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
