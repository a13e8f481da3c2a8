import { describe, expect, it } from 'vitest';
import { findCallPath } from '@scholars/contract/call-paths';
import { rowOf, type Cms } from '../support/cms.js';

const ready = { status: 'ready', checks: { traffic: 'ok', database: 'ok', tables: 'ok', space: 'ok' } };

/** What whoever watches the CMS is told. */
export function healthFacts(cms: Cms): void {
  describe('Health checks', () => {
    it.each([
      ['/healthz', { status: 'live' }],
      ['/readyz', ready],
    ])('%s says in words how the process is, is kept by nobody, and names no address', async (path, body) => {
      const answer = await fetch(cms.url + path, { redirect: 'error' });
      expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 200, body });
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const head = await fetch(cms.url + path, { method: 'HEAD' });
      expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' });
      expect((await cms.call('POST', path)).status).not.toBe(200);
    });

    it('are no calls, which the portal would hand on', () => {
      for (const path of ['/healthz', '/readyz']) expect(findCallPath(path)).toBeUndefined();
    });

    it('are no reason for a line of the log', async () => {
      const before = cms.logged.length;
      for (const path of ['/healthz', '/readyz']) await cms.get(path);
      expect(cms.logged.slice(before)).toEqual([]);
    });

    it('ready is not who has tables of another version', async () => {
      const newest = await rowOf<{ id: number; name: string }>(
        cms.db('table_steps').orderBy('id', 'desc').first('id', 'name'),
      );
      await cms.db('table_steps').where({ id: newest.id }).update({ name: 'away' });
      try {
        const { status, body } = await cms.get('/readyz');
        expect({ status, body }).toEqual({
          status: 503,
          body: { status: 'unready', checks: { ...ready.checks, tables: 'behind' } },
        });
        expect((await cms.get('/healthz')).status).toBe(200);
      } finally {
        await cms.db('table_steps').where({ id: newest.id }).update({ name: newest.name });
      }
      expect((await cms.get('/readyz')).body).toEqual(ready);
    });

    it('who asks while the database hangs is told within the time that probes wait', async () => {
      const { connection } = cms.strapi.db;
      // All that a pool has are taken, as by statements that do not end.
      const { pool } = connection.client as { pool: { max: number } };
      const taken = await Promise.all(Array.from({ length: pool.max }, () => connection.transaction()));
      try {
        const answers = await Promise.all([cms.get('/readyz'), cms.get('/readyz')]);
        for (const { status, body } of answers)
          expect({ status, body }).toEqual({
            status: 503,
            body: { status: 'unready', checks: { ...ready.checks, database: 'away', tables: 'unknown' } },
          });
      } finally {
        await Promise.all(taken.map((trx) => trx.rollback()));
      }
      expect((await cms.get('/readyz')).body).toEqual(ready);
    });
  });
}
