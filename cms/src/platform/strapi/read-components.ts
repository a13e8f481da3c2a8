import type { UID } from '@strapi/strapi';
import { isPostgres, rawRows } from '../database/dialect.js';
import { plannedOnce } from '../database/planned-once.js';
import { recordOf, storedJson } from '../typed/trusted-types.js';

/** Attributes that stand in a component as they are given; another would need reading of its own. */
const plainTypes = new Set(['increments', 'integer', 'string', 'text', 'enumeration', 'boolean']);

interface Row {
  entry_id: number;
  field: string;
  component: string | object;
}

/**
 * Reads the repeatable components of entries: of each field those that an entry has, in their order. One statement
 * however many fields and entries there are; Strapi takes one for each field, one after the other. Written out, as it is
 * long, and to have it put together each time would take longer than to answer it.
 *
 * @typeParam Components what the components of each field have, by the content type
 * @returns a function that gives entries, as Strapi gave them without any of it, with them
 */
export function componentsReader<Components extends Record<string, object[]>>(
  uid: UID.ContentType,
  fields: readonly (keyof Components & string)[],
): <Entry extends { id: number }>(entries: readonly Entry[]) => Promise<(Entry & Components)[]> {
  let selects: string[] | undefined; // once Strapi knows its content types
  return async (entries) => {
    if (entries.length === 0) return [];
    selects ??= fields.map((field) => selectOf(uid, field));
    const ids = entries.map(({ id }) => id);
    const asked = ids.map(() => '?').join();
    const sql = selects.map((select) => `${select} (${asked})`).join(' union all ');
    const reading = strapi.db.connection.raw<Row[] | { rows: Row[] }>(
      `${sql} order by place`,
      selects.flatMap(() => ids),
    );
    const answer = await plannedOnce(reading, sql);
    const byId = new Map(ids.map((id) => [id, recordOf(fields, (): object[] => [])]));
    for (const { entry_id: id, field, component } of rawRows(answer))
      byId.get(id)?.[field]?.push(typeof component === 'string' ? storedJson(component) : component);
    return entries.map((entry) => ({ ...entry, ...(byId.get(entry.id) as Components) })); // what the content type says
  };
}

/** The components of one field as JSON, as those of several have different columns; up to the list of entries. */
function selectOf(uid: UID.ContentType, field: string): string {
  const attribute = strapi.db.metadata.get(uid).attributes[field];
  const links = attribute && 'joinTable' in attribute ? attribute.joinTable : undefined;
  if (!attribute || !('target' in attribute) || !links || !('inverseJoinColumn' in links))
    throw new Error(`${uid} has no components of one kind named ${field}`);
  const { tableName, attributes } = strapi.db.metadata.get(attribute.target);
  const facts = Object.entries(attributes).map(([name, { type, ...rest }]) => {
    if (!plainTypes.has(type)) throw new Error(`${attribute.target} has ${name}, a ${type}, which is not read`);
    const column = `c."${('columnName' in rest && rest.columnName) || name}"`;
    return `'${name}', ${type === 'boolean' ? asBoolean(column) : column}`;
  });
  const [owner, component] = [links.joinColumn.name, links.inverseJoinColumn.name];
  const object = isPostgres(strapi.db.connection) ? 'json_build_object' : 'json_object';
  return `select l."${owner}" as entry_id, l.field, l."order" as place, ${object}(${facts.join(', ')}) as component
    from "${links.name}" as l join "${tableName}" as c on c.id = l."${component}"
    where l.field = '${field}' and l."${owner}" in`;
}

/** SQLite keeps numbers. */
function asBoolean(column: string): string {
  if (isPostgres(strapi.db.connection)) return column;
  return `json(case ${column} when 1 then 'true' when 0 then 'false' end)`;
}
