import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../../environment/environment.js';
import { S3Bucket } from './s3-bucket.mjs';

type Kind = 'reading' | 'writing';

// Asked for by health checks: one look answers all that ask within a second, and within the time that probes wait.
const lookEveryMs = 1000;
const withinMs = 2000;
const probeKey = 'probe';

/** What has failed last, and has not been done since. */
const failing = new Set<Kind>();
let looked: { at: number; outcome: Promise<'ok' | 'away'> } | undefined;

/** The bucket of the configuration; nothing where files lie in folders. It logs when it is away, and when it is back. */
export const bucket =
  environment.s3 &&
  new S3Bucket(environment.s3, {
    answered(kind) {
      if (failing.size === 0) return;
      failing.delete('reading');
      // That something can be read does not say that anything can be stored.
      if (kind === 'writing') failing.clear();
      if (failing.size === 0) strapi.log.info('S3 takes and gives files again');
    },
    away(kind, reason) {
      if (failing.size === 0)
        strapi.log.error(
          `S3 does not ${kind === 'reading' ? 'give' : 'take'} files (${reason}). What needs them is refused until it does; the rest goes on`,
        );
      if (failing.has(kind)) return;
      failing.add(kind);
      looked = undefined;
    },
  });

/** Whether files can be read and stored just now; nothing is said where they lie in folders. */
export async function lookAtBucket(): Promise<'ok' | 'away' | undefined> {
  if (!bucket) return undefined;
  const now = Date.now();
  if (!looked || now - looked.at > lookEveryMs) looked = { at: now, outcome: look(bucket) };
  const given = new AbortController();
  try {
    return await Promise.race([looked.outcome, wait(withinMs, 'away' as const, { signal: given.signal })]);
  } finally {
    given.abort();
  }
}

async function look(asked: S3Bucket): Promise<'ok' | 'away'> {
  try {
    if (failing.has('writing')) await asked.put(probeKey, Buffer.alloc(0));
    else await asked.look();
    return 'ok';
  } catch {
    // Why, it has told the log.
    return 'away';
  }
}
