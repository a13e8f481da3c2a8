import knex from 'knex';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { prepareOnce, type PreparingConnection } from '../src/platform/database/prepare-once.js';

const prepared = vi.fn<(sql: string) => void>();
const db = knex({
  client: 'better-sqlite3',
  connection: { filename: ':memory:' },
  useNullAsDefault: true,
  pool: {
    afterCreate(connection: PreparingConnection, done: (error: Error | null, connection: unknown) => void) {
      const prepare = connection.prepare.bind(connection);
      connection.prepare = (sql) => {
        prepared(sql);
        return prepare(sql);
      };
      prepareOnce(connection);
      done(null, connection);
    },
  },
});
afterAll(() => db.destroy());

const timesPrepared = (sql: string) => prepared.mock.calls.filter(([one]) => one === sql).length;

describe('On SQLite', () => {
  it('a query is prepared once, however often and with whatever values it is asked', async () => {
    await db.schema.createTable('plants', (t) => void t.increments('id'));
    for (const id of [1, 2, 3]) await db('plants').insert({ id });
    for (const id of [1, 2, 3]) expect(await db('plants').where({ id }).select('id')).toEqual([{ id }]);
    expect(timesPrepared('select `id` from `plants` where `id` = ?')).toBe(1);
    expect(timesPrepared('insert into `plants` (`id`) values (?)')).toBe(3);
    const named = 'with p as (select id from plants where id > ?) select count(*) as n from p';
    for (const least of [0, 1, 2]) expect(await db.raw(named, [least])).toEqual([{ n: 3 - least }]);
    expect(timesPrepared(named)).toBe(1);
  });

  it('a query sees a table that was changed or made anew since, within a transaction too', async () => {
    const all = () => db('plants').orderBy('id').select();
    expect(await all()).toHaveLength(3);
    await db.schema.alterTable('plants', (t) => void t.string('name').defaultTo('palm'));
    expect(await all()).toContainEqual({ id: 1, name: 'palm' });
    await db.schema.dropTable('plants');
    await expect(all()).rejects.toThrow('no such table');
    await db.transaction(async (trx) => {
      await trx.schema.createTable('plants', (t) => void t.string('genus'));
      await trx('plants').insert({ genus: 'Phoenix' });
      expect(await trx('plants').select()).toEqual([{ genus: 'Phoenix' }]);
    });
    await db
      .transaction((trx) =>
        trx('plants')
          .delete()
          .then(() => trx.rollback(new Error('kept'))),
      )
      .catch(() => {});
    expect(await db('plants').select()).toEqual([{ genus: 'Phoenix' }]);
  });
});
