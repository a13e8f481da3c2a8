import { describe, expect, it } from 'vitest';
import type { Cms } from '../support/cms.js';

/** A transaction that the database takes until its last word, and then does not. */
export function commitFacts(cms: Cms): void {
  describe('A transaction that cannot be committed', () => {
    const insertOrphan = () =>
      cms.strapi.db.transaction(async ({ trx }) => {
        await trx('late_children').insert({ parent_id: 7 });
        return 'stored';
      });

    it('is a failure for who waits for it, leaves nothing, and stands in the way of nothing', async () => {
      await cms.db.schema.createTable('late_parents', (table) => table.integer('id').primary());
      // Looked at when the transaction ends, as the space on a disk may be.
      await cms.db.raw(
        'create table late_children (parent_id integer references late_parents (id) deferrable initially deferred)',
      );
      try {
        for (let turn = 0; turn < 3; turn += 1) await expect(insertOrphan()).rejects.toThrow(/foreign key/i);
        expect(await cms.count('late_children')).toBe(0);
        await cms.strapi.db.transaction(({ trx }) => trx('late_parents').insert({ id: 7 }));
        expect(await insertOrphan()).toBe('stored');
        expect(await cms.count('late_children')).toBe(1);
        await expect(cms.db.transaction((trx) => trx('late_children').insert({ parent_id: 8 }))).rejects.toThrow(
          /foreign key/i,
        );
        expect(
          await cms.db.transaction(async (trx) => Number((await trx('late_children').count({ n: '*' }))[0]?.n)),
        ).toBe(1);
      } finally {
        await cms.db.schema.dropTable('late_children').dropTable('late_parents');
      }
    });
  });
}
