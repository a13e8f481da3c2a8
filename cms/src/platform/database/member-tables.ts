import type { Knex } from 'knex';

/** Who has opened a member's CV, and when (`api/member/cv-openings.ts`). */
export async function makeCvOpenings(trx: Knex): Promise<void> {
  await trx.schema.createTable('cv_openings', (table) => {
    table.bigIncrements('id');
    table.string('member_id').notNullable().index();
    table.integer('user_id').notNullable().index();
    table.bigInteger('at').notNullable().index();
  });
}
