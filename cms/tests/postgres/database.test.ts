import { execFileSync } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type * as KeepInStep from '../../src/platform/listing/keep-in-step.js';
import type * as PlannedOnce from '../../src/platform/database/planned-once.js';
import type * as Listings from '../../src/platform/listing/listings.js';
import { healthFacts } from '../facts/health.js';
import { metricsFacts } from '../facts/metrics.js';
import { queueScaleFacts } from '../facts/queue-scale.js';
import { tableStepFacts } from '../facts/table-steps.js';
import { storableFacts } from '../facts/storable.js';
import { people, demoPassword } from '../support/cms.js';
import { buildIntake } from '../support/forms.js';
import { SmallDisk } from '../support/small-disk.js';
import { cmsOnPostgres } from '../support/postgres-cms.js';
import { send } from '../support/submissions.js';

describe('The database, being PostgreSQL,', () => {
  const { cms, postgres } = cmsOnPostgres();

  let databases = 0;
  tableStepFacts(async () => {
    const name = `steps_${(databases += 1)}`;
    await cms.db.raw('create database ??', [name]);
    const url = new URL(postgres().url);
    url.pathname = name;
    return { client: 'pg', connection: { connectionString: url.href } };
  });

  healthFacts(cms);
  metricsFacts(cms);

  it('looks words of every listing up in an index, also where a seed was cut off before it had made one', async () => {
    const indexes = () =>
      cms.db('pg_indexes').where('indexdef', 'like', '%USING gin (words)%').orderBy('tablename').pluck('tablename');
    const { listings } = cms.module<typeof Listings>('src/platform/listing/listings.js');
    const { prepareListings } = cms.module<typeof KeepInStep>('src/platform/listing/keep-in-step.js');
    const all = listings.map(({ table }) => `${table}_search`).toSorted();
    expect(all).toContain('listing_opportunities_search');
    expect(await indexes()).toEqual(all);
    await cms.db.raw('drop index listing_opportunities_search_words');
    await prepareListings();
    expect(await indexes()).toEqual(all);
  });

  it('plans a query of one wording once for a connection, and goes on where its table is changed or made anew', async () => {
    const { plannedOnce } = cms.module<typeof PlannedOnce>('src/platform/database/planned-once.js');
    const trx = await cms.db.transaction();
    try {
      const make = () => trx.schema.createTable('plants', (columns) => void columns.integer('height'));
      const heights = (above: number): Promise<{ height: number }[]> =>
        plannedOnce(trx('plants').select('height').where('height', '>', above), 'heights of plants');
      await make();
      await trx('plants').insert([{ height: 3 }, { height: 7 }]);
      expect(await heights(5)).toEqual([{ height: 7 }]);
      expect(await heights(7)).toEqual([]);
      await trx.schema.alterTable('plants', (columns) => void columns.string('name'));
      expect(await heights(2)).toHaveLength(2);
      await trx.schema.dropTable('plants');
      await make();
      expect(await heights(2)).toEqual([]);
      const prepared: { uses: string }[] = await trx('pg_prepared_statements')
        .where('statement', 'like', 'select "height"%')
        .select({ uses: trx.raw('generic_plans + custom_plans') });
      expect(prepared.map(({ uses }) => Number(uses))).toEqual([4]);
      const another = plannedOnce(trx('plants').select('name'), 'heights of plants');
      await expect(another).rejects.toThrow('must be unique');
    } finally {
      await trx.rollback();
    }
  });

  it('has its lists prepared by one process; another that starts says that it waits, and does', async () => {
    const { prepareListings } = cms.module<typeof KeepInStep>('src/platform/listing/keep-in-step.js');
    const table = 'listing_organizations';
    const isLeft = () => cms.db.schema.hasColumn(table, 'mark');
    await cms.db.schema.alterTable(table, (columns) => void columns.integer('mark'));
    await cms.db('listing_shapes').where({ listing: table }).delete();
    const other = await cms.db.transaction();
    await other.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', ['listings']);
    const waits = new Promise((resolve) => {
      subscribe('scholars:at-work', function told(what) {
        unsubscribe('scholars:at-work', told);
        resolve(what);
      });
    });
    const prepared = prepareListings();
    expect(await waits).toContain('Waiting for another process');
    expect(await isLeft()).toBe(true);
    await other.rollback();
    await prepared;
    expect(await isLeft()).toBe(false);
  });

  describe('While the disk of the database is full', () => {
    it(
      'a form is refused with 503 and leaves nothing, health checks know, and all goes on once there is space',
      { timeout: 60_000 },
      async ({ skip }) => {
        const obstacle = SmallDisk.obstacle;
        if (obstacle) skip(obstacle);
        const folder = join(postgres().folder, 'small');
        const disk = SmallDisk.mount(folder, 16);
        // What is written here fills a disk of its own.
        const moved = ['travel_intakes', 'write_probes'];
        try {
          execFileSync('chown', ['postgres', folder]);
          await cms.db.raw(`create tablespace small location '${folder}'`);
          for (const table of moved) await cms.db.raw('alter table ?? set tablespace small', [table]);
          await cms.db.raw('alter table travel_intakes set (autovacuum_enabled = false)');
          disk.fill();
          const long = () => buildIntake({ specialTravelRequirements: 'Quiet room. '.repeat(160) });
          const began = await cms.count('travel_intakes');
          let taken = 0;
          // What is left of the last page still takes some; each that was taken is there.
          while ((await cms.post('/api/travel-intake', long())).status === 200) taken += 1;
          expect(await cms.count('travel_intakes')).toBe(began + taken);
          const before = await cms.traces();
          for (const language of locales) {
            const { status, headers, body } = await cms.post('/api/travel-intake', long(), { language });
            expect({ status, body }).toEqual({
              status: 503,
              body: { success: false, message: messageText(language, 'error.unavailable') },
            });
            expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
          }
          expect(await cms.traces()).toEqual(before);
          expect([
            (await cms.get('/readyz')).status,
            (await cms.get('/healthz')).status,
            (await cms.get('/api/job-opportunities')).status,
          ]).toEqual([503, 200, 200]);
          expect(cms.takeErrors()).toEqual([expect.stringContaining('No space left: the database')]);
          disk.free();
          await vi.waitUntil(async () => (await cms.get('/readyz')).status === 200, { timeout: 10_000 });
          expect((await send(cms, 'travel-intake', long())).reference).toMatch(/^TI-/);
        } finally {
          disk.free();
          for (const table of moved) await cms.db.raw('alter table ?? set tablespace pg_default', [table]);
          await cms.db.raw('drop tablespace if exists small');
          disk.unmount();
        }
      },
    );
  });

  describe('While the database is away', () => {
    it('every call is answered with 503, never 401, and all goes on once it is back', { timeout: 60_000 }, async () => {
      const token = await cms.signIn(people.member);
      const before = await cms.traces();
      // The driver tells the console of each connection that ends.
      const told = (['log', 'warn', 'error'] as const).map((name) =>
        vi.spyOn(console, name).mockImplementation(() => undefined),
      );
      await postgres().stop();
      const calls = {
        user: cms.get('/api/user', { token }),
        garbage: cms.get('/api/user', { token: 'x'.repeat(43) }),
        list: cms.get('/api/job-opportunities?q=away'),
        login: cms.post('/api/login', { email: people.member, password: demoPassword }),
        form: cms.post('/api/travel-intake', buildIntake()),
        queue: cms.get('/api/backoffice/travel-intakes', { token }),
      };
      for (const [name, call] of Object.entries(calls)) {
        const { status, headers, body } = await call;
        expect({ name, status, body }).toEqual({
          name,
          status: 503,
          body: { success: false, message: 'The service is not available at the moment. Please try again shortly' },
        });
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const ready = await cms.get('/readyz');
      expect({ status: ready.status, body: ready.body }).toEqual({
        status: 503,
        body: { status: 'unready', checks: { traffic: 'ok', database: 'away', tables: 'unknown', space: 'ok' } },
      });
      expect((await cms.get('/healthz')).status).toBe(200);
      cms.takeErrors();
      await postgres().start();
      await vi.waitUntil(async () => (await cms.get('/readyz')).status === 200, { timeout: 10_000 });
      for (const spy of told) spy.mockRestore();
      cms.takeErrors();
      expect((await cms.get('/api/user', { token })).status).toBe(200);
      expect(await cms.traces()).toEqual(before);
      expect((await send(cms, 'travel-intake', buildIntake())).reference).toMatch(/^TI-/);
    });
  });

  // Last: the rows stay, and what every call has changed.
  queueScaleFacts(cms);
  storableFacts(cms);
});
