/**
 * Indexes columns as Strapi's `$eqi` compares them, in any case: one that is there stays as it is. To be called at
 * start, because Strapi's schema knows no index over what is worked out of a column; it leaves these alone.
 *
 * @param table its name in the database, as those of the columns
 */
export async function indexInAnyCase(table: string, columns: Iterable<string>): Promise<void> {
  for (const column of columns)
    await strapi.db.connection.raw('create index if not exists ?? on ?? (lower(??))', [
      `${table}_${column}_any_case`,
      table,
      column,
    ]);
}
