import { isPostgres } from './dialect.js';

/** Strapi keeps times as milliseconds on SQLite and as timestamps on PostgreSQL. */
export function timestamp(date: Date): number | Date {
  return isPostgres(strapi.db.connection) ? date : date.getTime();
}
