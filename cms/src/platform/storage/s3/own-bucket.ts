import { randomUUID } from 'node:crypto';
import type { S3Bucket } from './s3-bucket.mjs';

const markKey = 'network';
const store = () => strapi.store({ type: 'core', name: 'files' });

/**
 * Has bucket and database know each other. What no row names is swept away: with the configuration of another network,
 * as a trial's that was copied with its bucket, that would be all that the other one has.
 *
 * @throws where the bucket is that of another database
 */
export async function requireOwnBucket(bucket: S3Bucket): Promise<void> {
  const own = await findOrMakeMark();
  const found = await bucket.read(markKey).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!found) return bucket.put(markKey, Buffer.from(own), 'text/plain');
  if (found.toString() === own) return;
  strapi.log.error(
    `S3_BUCKET is the bucket of another database: nothing is swept from it. If it is this one's now, erase its object "${markKey}"`,
  );
  throw new Error('The bucket is another network’s');
}

async function findOrMakeMark(): Promise<string> {
  const kept: unknown = await store().get({ key: markKey });
  if (typeof kept === 'string') return kept;
  const made = randomUUID();
  await store().set({ key: markKey, value: made });
  return made;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
