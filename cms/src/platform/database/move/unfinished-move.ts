import type { Knex } from 'knex';

/** Stands in a database while another is copied into it, beside tables that do not hold everything yet. */
export const unfinishedMove = 'unfinished_move';

let isMovingHere = false;

/** For the move itself, which has the tables made in a database that it has marked. */
export function allowUnfinishedMove(): void {
  isMovingHere = true;
}

/** Throws where a copy from SQLite was begun and has not come to its end. Call before anything is read or changed. */
export async function refuseUnfinishedMove(connection: Knex): Promise<void> {
  if (isMovingHere || !(await connection.schema.hasTable(unfinishedMove))) return;
  throw new Error(
    'This database is not whole: moving to it from SQLite was not finished. Nothing was changed. ' +
      'Run npm run move-to-postgres again, which begins anew.',
  );
}

/** What whoever moves a database is told instead of a stack. */
export class MoveRefused extends Error {}
