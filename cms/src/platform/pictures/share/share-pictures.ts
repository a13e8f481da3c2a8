import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { measureMemory } from '../../metrics/memories.js';
import { drawShare, type ShareFacts } from './draw-share.js';

export interface SharePicture {
  png: Buffer;
  /** Of what the picture says: the same words and pattern are the same picture. */
  etag: string;
}

/** Goes up with a change of how pictures look. */
const design = 1;
const keptMaxBytes = 24 * 1024 * 1024;
// A picture takes a processor for a third of a second: many at once would starve the calls beside them.
const oneAtOnce = pLimit(1);
const waitingMax = 12;

/** Too many wait to be drawn. */
class TooManyPictures extends Error {}

/** The least recently used goes first. A picture never goes stale: its key is what it says. */
const kept = new LRUCache<string, SharePicture>({
  maxSize: keptMaxBytes,
  sizeCalculation: ({ png }) => png.length,
});
measureMemory('pictures', keptMaxBytes, () => kept.calculatedSize);
const underWay = new Map<string, Promise<SharePicture>>();

export function etagOf(facts: ShareFacts): string {
  return `"${createHash('sha256')
    .update(JSON.stringify([design, facts]))
    .digest('base64url')
    .slice(0, 27)}"`;
}

/** The picture of these facts, kept or drawn. @throws TooManyPictures */
export async function sharePictureOf(facts: ShareFacts): Promise<SharePicture> {
  const etag = etagOf(facts);
  const known = kept.get(etag);
  if (known) return known;
  const begun = underWay.get(etag);
  if (begun) return begun;
  if (oneAtOnce.pendingCount >= waitingMax) throw new TooManyPictures();
  const making = oneAtOnce(() => drawShare(facts))
    .then((png) => {
      const picture = { png, etag };
      kept.set(etag, picture);
      return picture;
    })
    .finally(() => underWay.delete(etag));
  underWay.set(etag, making);
  return making;
}
