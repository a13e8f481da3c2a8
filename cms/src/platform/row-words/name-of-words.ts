import { createHash } from 'node:crypto';

/** What is beside a table to find its rows by their words. */
export const searchOf = (table: string): string => `${table}_search`;

/** Names what was made of a text of SQL: another text, another name. */
export const nameOfWording = (table: string, sql: string): string =>
  `${searchOf(table)}_${createHash('sha256').update(sql).digest('hex').slice(0, 8)}`;
