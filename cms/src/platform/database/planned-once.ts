import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';

/**
 * Has PostgreSQL plan a query once for each of its connections, as SQLite is given each once (prepare-once.ts): to plan
 * a join of several tables takes ten times as long as to answer it. For queries of a few wordings that name their
 * columns: each stays in every connection's memory, and one for all columns fails once its table has another.
 *
 * @param wording what tells its text from that of every other; another text under it is refused
 */
export function plannedOnce<Query extends Knex.QueryBuilder | Knex.Raw>(query: Query, wording: string): Query {
  if (isPostgres(strapi.db.connection)) query.options({ name: nameOf(wording) });
  return query;
}

/** The most letters of a name that PostgreSQL tells from others. */
const nameMax = 63;

const nameOf = (wording: string): string =>
  wording.length <= nameMax ? wording : createHash('sha256').update(wording).digest('base64url');
