import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTag, portalKnowsForMs } from '@scholars/contract/cdn';
import { purgeFor } from '../src/platform/cdn/purge-request.js';
import { useCms } from './support/cms.js';
import { cdnToken, PurgedCdn } from './support/purged-cdn.js';
import { inThoroughRuns } from './support/short-run.js';

const cdn = new PurgedCdn();
beforeAll(() => cdn.start());
afterAll(() => cdn.stop());

const cms = useCms({
  env: {
    CDN_PURGE: 'fastly',
    CDN_PURGE_TOKEN: cdnToken,
    // Known once it listens; read when the CMS starts.
    get CDN_PURGE_URL() {
      return cdn.settings.CDN_PURGE_URL;
    },
  },
});

let number = 0;
/** @returns when it was published, and how long that took */
async function publish(): Promise<{ at: number; tookMs: number }> {
  number += 1;
  const before = Date.now();
  const title = `Dropped by the CDN ${number}`;
  const data = { title, slug: `dropped-${number}`, summary: 'A post', agsCategory: 'research', isProgram: false };
  await cms.strapi
    .documents('api::opportunity.opportunity')
    .create({ locale: 'en', status: 'published', data: { ...data, closed: false } as never });
  return { at: Date.now(), tookMs: Date.now() - before };
}

const told = (count: number) =>
  expect.poll(() => cdn.purges.length, { timeout: 20_000, interval: 50 }).toBeGreaterThanOrEqual(count);

describe('A CDN', () => {
  it('is told when the CMS starts: nobody knows what one before it could not tell', async () => {
    await told(1);
    expect(cdn.purges[0]).toMatchObject({ method: 'POST', path: '/service/s1/purge', body: '' });
    expect(cdn.purges[0]?.headers).toMatchObject({ 'fastly-key': cdnToken, 'surrogate-key': contentTag });
  });

  it('is told once of all that is published within a second, when every portal knows of it', async () => {
    const before = cdn.purges.length;
    const { at } = await publish();
    await publish();
    const last = await publish();
    await told(before + 1);
    expect(cdn.purges[before]?.at).toBeGreaterThan(last.at + portalKnowsForMs);
    expect(cdn.purges[before]?.at).toBeLessThan(at + 8000);
    await publish();
    await told(before + 2);
    expect(cdn.purges).toHaveLength(before + 2);
  });

  inThoroughRuns(() => {
    it('that refuses is told again, and nobody who publishes waits for it', async () => {
      const before = cdn.purges.length;
      cdn.answers.push(503, 429);
      expect((await publish()).tookMs).toBeLessThan(1000);
      await told(before + 1);
      expect(cdn.refused.map(({ headers }) => headers['surrogate-key'])).toEqual([contentTag, contentTag]);
      const warned = cms.logged.filter((line) => line.includes('The CDN was not told'));
      expect(warned).toEqual([
        'The CDN was not told of changed content, attempt 1: status 503',
        'The CDN was not told of changed content, attempt 2: status 429',
      ]);
    });
  });

  it('is told in Cloudflare’s words where it is Cloudflare', () => {
    expect(purgeFor('cloudflare', cdnToken)).toEqual({
      headers: { Authorization: `Bearer ${cdnToken}`, 'Content-Type': 'application/json' },
      body: '{"tags":["content"]}',
    });
  });

  it('’s token is in no line of the log', () => {
    expect(cms.logged.filter((line) => line.includes(cdnToken))).toEqual([]);
  });
});
