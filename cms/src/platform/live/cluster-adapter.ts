import { createAdapter } from '@socket.io/postgres-adapter';
import { Pool } from 'pg';

/** One connection listens, the other tells. */
const connections = 2;

/**
 * What ties the processes on one PostgreSQL together: what one tells a room, the sockets of all in that room get. It
 * has connections of its own, as one of them listens for as long as the process runs.
 */
export function makeClusterAdapter(connectionString: string) {
  const pool = new Pool({ connectionString, max: connections });
  const note = (error: Error) => strapi.log.warn(`The live channel lost its database: ${error.message}`);
  pool.on('error', note);
  // One that is in use tells of its end itself, and without a listener that would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return {
    adapter: createAdapter(pool, { errorHandler: note }),
    /** After the adapter's own end. */
    close: () => pool.end(),
  };
}
