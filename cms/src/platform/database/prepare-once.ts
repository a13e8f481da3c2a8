import { LRUCache } from 'lru-cache';

// A statement takes some kilobytes. Those of a list with many filters differ, so there are more than calls.
const statementsMax = 500;

export interface PreparingConnection {
  prepare(sql: string): object;
}

/**
 * Has SQLite read the text of a query once, not each time that it is asked. What is prepared sees a changed table by
 * itself; only queries are kept, as some pragmas act while they are prepared.
 */
export function prepareOnce(connection: PreparingConnection): void {
  const statements = new LRUCache<string, object>({ max: statementsMax });
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    if (!/^(select|with) /i.test(sql)) return prepare(sql);
    const known = statements.get(sql);
    if (known) return known;
    const statement = prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
}
