import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFirstTables } from '../../src/platform/database/first-tables.js';
import { tableSteps } from '../../src/platform/database/table-steps.js';
import { refuseNewerDatabase, takeTableSteps } from '../../src/platform/database/take-table-steps.js';
import { cmsFolder, distFolder } from '../support/places.js';

const counter = { prefix: 'TI', year: 2026, last: 41 };

const addNote = {
  name: '9001-note-of-counters',
  take: (db: Knex) => db.schema.alterTable('reference_counters', (table) => void table.string('note', 20)),
};

const stepsBefore = (number: string) => tableSteps.filter(({ name }) => name < number);

/** Of a database without Strapi; `newDatabase` makes an empty one. */
export function tableStepFacts(newDatabase: () => Promise<Knex.Config>): void {
  describe('Tables of our own', () => {
    let config: Knex.Config;
    let db: Knex;

    beforeEach(async () => {
      config = await newDatabase();
      db = knex(config);
    });
    afterEach(() => db.destroy());

    const taken = (): Promise<string[]> => db('table_steps').orderBy('id').pluck('name');

    it('are made in an empty database', async () => {
      await takeTableSteps(db, tableSteps);
      expect(await taken()).toEqual(tableSteps.map(({ name }) => name));
      expect(await db('mail_jobs')).toEqual([]);
    });

    it('are found in a database from before there were steps, which takes new ones and keeps its rows', async () => {
      await makeFirstTables(db);
      await db('reference_counters').insert(counter);
      await takeTableSteps(db, tableSteps);
      await takeTableSteps(db, [...tableSteps, addNote]);
      expect(await db('reference_counters')).toEqual([{ ...counter, note: null }]);
      expect(await taken()).toEqual([...tableSteps, addNote].map(({ name }) => name));
    });

    it('hold an address as proven that was confirmed by a link, and none that staff have typed or touched', async () => {
      await takeTableSteps(db, stepsBefore('0039'));
      await db.schema.createTable('up_users', (table) => {
        table.integer('id');
        table.string('email');
        table.boolean('confirmed');
        table.integer('created_by_id');
        table.integer('updated_by_id');
      });
      const account = { email: 'Amina@lakeside.example', confirmed: true, created_by_id: null, updated_by_id: null };
      const others = [{ confirmed: false }, { confirmed: null }, { created_by_id: 1 }, { updated_by_id: 1 }];
      await db('up_users').insert([{}, ...others].map((change, id) => ({ id, ...account, ...change })));
      await db('earlier_addresses').insert({ email: 'before@lakeside.example', left_at: 1, user_id: 0 });
      await takeTableSteps(db, stepsBefore('0040'));
      expect(await db('proven_addresses').select('user_id', 'email')).toEqual([
        { user_id: 0, email: 'amina@lakeside.example' },
      ]);
      expect(await db('earlier_addresses').where({ proven: true }).pluck('user_id')).toEqual([0]);
    });

    describe('with names that were stored before marks that turn letters round were left out of them', () => {
      const [turned, ended] = ['\u202e', '\u202c'];
      const notice = { type: 'connection-accepted', notice: 'accepted', redirect: '/', created_at: 1 } as const;

      beforeEach(async () => {
        await takeTableSteps(db, stepsBefore('0040'));
        await db.schema.createTable('up_users', (table) => {
          table.integer('id');
          for (const column of ['first_name', 'last_name', 'city']) table.string(column);
        });
        await db.schema.createTable('members', (table) => {
          table.integer('id');
          for (const column of ['first_name', 'last_name', 'first_name_ar', 'last_name_ar', 'city'])
            table.string(column);
          for (const column of ['headline', 'current_title', 'current_department', 'current_institution'])
            table.string(column);
        });
        await db('listing_shapes').insert(
          ['listing_members', 'listing_events'].map((listing) => ({ listing, shape: 'a' })),
        );
        await db('up_users').insert({ id: 1, first_name: 'Noura', last_name: 'بن\u200cعلي', city: null });
      });

      it('take them out of names, of notices of them and, by making them anew, of cards', async () => {
        await db('up_users').insert({
          id: 2,
          first_name: `A${turned}nima`,
          last_name: '\u2066Otieno\u2069',
          city: null,
        });
        await db('members').insert({ id: 1, first_name: `${turned}anima${ended}`, last_name_ar: 'أوتيينو\u2067' });
        const params = JSON.stringify({ name: `${turned}anima`, nameAr: 'أ' });
        await db('notifications').insert({ id: 'n1', user_id: 1, params, ...notice });
        await takeTableSteps(db, tableSteps);
        expect(await db('up_users').orderBy('id').select('first_name', 'last_name', 'city')).toEqual([
          { first_name: 'Noura', last_name: 'بن\u200cعلي', city: null },
          { first_name: 'Anima', last_name: 'Otieno', city: null },
        ]);
        expect(await db('members').select('first_name', 'last_name', 'last_name_ar')).toEqual([
          { first_name: 'anima', last_name: null, last_name_ar: 'أوتيينو' },
        ]);
        expect(await db('notifications').pluck('params')).toEqual([JSON.stringify({ name: 'anima', nameAr: 'أ' })]);
        expect(await db('listing_shapes').pluck('listing')).toEqual(['listing_events']);
      });

      it('leave all as it is where no name has any', async () => {
        await takeTableSteps(db, tableSteps);
        expect(await db('listing_shapes').orderBy('listing').pluck('listing')).toEqual([
          'listing_events',
          'listing_members',
        ]);
      });
    });

    it('take each step once, whoever starts, and however often', async () => {
      const take = vi.fn(addNote.take);
      await takeTableSteps(db, [...tableSteps, { ...addNote, take }]);
      await takeTableSteps(db, [...tableSteps, { ...addNote, take }]);
      expect(take).toHaveBeenCalledOnce();
    });

    it.each(['an empty database', 'a database from before there were steps'])(
      'take each step once when two processes start at the same moment on %s',
      async (which) => {
        if (which !== 'an empty database') await makeFirstTables(db);
        const slow = '9002-lane-of-mails';
        const processes = [0, 1].map(() =>
          fork(join(cmsFolder, 'tests/support/take-steps.cjs'), [
            JSON.stringify({ config, distDir: distFolder, slow }),
          ]),
        );
        await Promise.all(processes.map((process) => once(process, 'message')));
        const ends = processes.map((process) => once(process, 'exit'));
        for (const process of processes) process.send('take');
        expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0]);
        expect(await taken()).toEqual([...tableSteps.map(({ name }) => name), slow]);
      },
    );

    it('keep nothing of a step that fails, nor of those that were to be taken with it', async () => {
      await takeTableSteps(db, tableSteps);
      await db('reference_counters').insert(counter);
      const fails = {
        name: '9003-half',
        async take(trx: Knex) {
          await trx.schema.createTable('halves', (table) => void table.integer('id'));
          await trx('reference_counters').update({ last: 0 });
          await trx('halves').insert({ nothing_of_the_kind: 1 });
        },
      };
      const warned = vi.spyOn(console, 'log').mockReturnValue(undefined);
      await expect(takeTableSteps(db, [...tableSteps, addNote, fails])).rejects.toThrow(
        /step 9003-half of the tables failed/,
      );
      warned.mockRestore();
      expect(await db('reference_counters')).toEqual([counter]);
      expect(await db.schema.hasTable('halves')).toBe(false);
      expect(await taken()).toEqual(tableSteps.map(({ name }) => name));
      await takeTableSteps(db, [...tableSteps, addNote]);
      expect(await taken()).toContain(addNote.name);
    });

    it('say which steps an older version does not know', async () => {
      await refuseNewerDatabase(db, tableSteps);
      await takeTableSteps(db, [...tableSteps, addNote]);
      await refuseNewerDatabase(db, [...tableSteps, addNote]);
      await expect(refuseNewerDatabase(db, tableSteps)).rejects.toThrow(/newer version .*9001-note-of-counters/);
    });
  });
}
