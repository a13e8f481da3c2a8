import { createHash } from 'node:crypto';
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
const drawnAtOnce = 1;
const waitingMax = 12;

/** Too many wait to be drawn. */
class TooManyPictures extends Error {}

/** The least recently used first. */
const kept = new Map<string, SharePicture>();
const underWay = new Map<string, Promise<SharePicture>>();
const waiting: (() => void)[] = [];
let keptBytes = 0;
let drawing = 0;

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
  if (known) {
    kept.delete(etag);
    kept.set(etag, known);
    return known;
  }
  const begun = underWay.get(etag);
  if (begun) return begun;
  const making = inTurn(() => drawShare(facts))
    .then((png) => keep({ png, etag }))
    .finally(() => underWay.delete(etag));
  underWay.set(etag, making);
  return making;
}

function keep(picture: SharePicture): SharePicture {
  kept.set(picture.etag, picture);
  keptBytes += picture.png.length;
  for (const [etag, { png }] of kept) {
    if (keptBytes <= keptMaxBytes) break;
    kept.delete(etag);
    keptBytes -= png.length;
  }
  return picture;
}

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (drawing >= drawnAtOnce) {
    if (waiting.length >= waitingMax) throw new TooManyPictures();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    drawing += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place goes straight to the next, so that nobody slips in between.
    if (next) next();
    else drawing -= 1;
  }
}
