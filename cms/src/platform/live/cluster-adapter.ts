import { createAdapter } from '@socket.io/postgres-adapter';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';

/** One connection listens, the other tells. */
const connections = 2;
// A connection that is just being made ends by itself.
const patienceMs = 2000;

/**
 * What ties the processes on one PostgreSQL together: what one tells a room, the sockets of all in that room get. It
 * has connections of its own, as one of them listens for as long as the process runs.
 */
export function makeClusterAdapter(connectionString: string) {
  const pool = new Pool({ connectionString, max: connections });
  const note = (error: Error) => strapi.log.warn(`The live channel lost its database: ${error.message}`);
  pool.on('error', note);
  // One that is in use tells of its end itself, and without a listener that would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // The adapter forgets the one that listened once it has ended, and takes another: never given back, they would fill
    // the pool, and its end would wait for them.
    client.on('end', () => client.listenerCount('notification') > 0 && client.release(true));
  });
  return {
    adapter: createAdapter(pool, { errorHandler: note }),
    /** After the adapter's own end. */
    close: () => Promise.race([pool.end(), pause(patienceMs, undefined, { ref: false })]),
  };
}
