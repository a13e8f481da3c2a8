import type { Knex } from 'knex';

export const isPostgres = (db: Knex): boolean => db.client.dialect === 'postgresql';

/** The rows of what `raw` has asked for: PostgreSQL's driver gives them with other facts. */
export const rawRows = <Row>(answer: Row[] | { rows: Row[] }): Row[] => (Array.isArray(answer) ? answer : answer.rows);

const bigintType = 20; // PostgreSQL's own number for int8

/**
 * PostgreSQL's driver gives a `bigint`, and a count, as text, as it might be past what a number holds exactly. Ours are
 * milliseconds and counts, and no content type has one. Call before anything is read; it holds for the whole process.
 */
export function readBigintsAsNumbers(connection: Knex): void {
  if (isPostgres(connection)) connection.client.driver.types.setTypeParser(bigintType, Number);
}
