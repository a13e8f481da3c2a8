import type { Knex } from 'knex';
import { people, rowOf, type Cms } from './cms.js';

/** Rows of ours begin here, past those of the demo. */
const firstId = 1_000_000;

/**
 * Adds members to the directory, each with an account, as copies of one: what a page reads of them, in bulk and without
 * Strapi. They share the institution and the areas of the one, so that each is a candidate for all others.
 *
 * @param from the number of the first; the next call goes on behind the last
 */
export async function addMembers(cms: Cms, from: number, upTo: number): Promise<void> {
  const member = await rowOf<{ id: number; document_id: string; slug: string; user_id: number }>(
    cms
      .db('members as m')
      .join('members_user_lnk as l', 'l.member_id', 'm.id')
      .join('up_users as u', 'u.id', 'l.user_id')
      .where({ 'u.email': people.other, 'm.locale': 'en' })
      .first('m.id', 'm.document_id', 'm.slug', 'l.user_id'),
  );
  const id = `${firstId} + n.i`;
  const named = (column: string) => `replace(${column}, '${member.document_id}', 'many' || n.i)`;
  await cms.db.transaction(async (trx) => {
    const copy = (table: string, where: Knex.Value | Record<string, Knex.Value>, changed: Record<string, string>) =>
      copyRows(trx, table, where as Record<string, Knex.Value>, changed, from, upTo);
    const account = { id, document_id: `'account' || n.i`, username: `'many' || n.i` };
    await copy('up_users', { id: member.user_id }, { ...account, email: `'many' || n.i || '@lakeside.example'` });
    const names = { slug: `'many-' || n.i`, last_name: `'Number ' || n.i` };
    await copy('members', { id: member.id }, { id, document_id: `'many' || n.i`, ...names });
    await copy('members_user_lnk', { member_id: member.id }, { id: '', user_id: id, member_id: id });
    for (const name of ['organization', 'thematic_areas'])
      await copy(`members_${name}_lnk`, { member_id: member.id }, { id: '', member_id: id });
    const listed: { id: number; locale: string }[] = await trx('listing_members')
      .where({ document_id: member.document_id })
      .select('id', 'locale');
    for (const [index, row] of listed.entries()) {
      const listedId = `${firstId} + 2 * n.i + ${index}`;
      await copy(
        'listing_members',
        { id: row.id },
        {
          id: listedId,
          document_id: `'many' || n.i`,
          entry_id: id,
          text_id: 'null',
          slug: `'many-' || n.i`,
          published_at: 'published_at + n.i',
        },
      );
      const card = `replace(${named('card')}, '"${member.slug}"', '"many-' || n.i || '"')`;
      await copy(
        'listing_members_cards',
        { id: row.id },
        { id: listedId, document_id: `'many' || n.i`, entry_id: id, card },
      );
    }
  });
  cms.module<{ forgetEverything(): void }>('src/platform/processes/changes.js').forgetEverything();
}

/** The accounts that `addMembers` has made. */
export const manyAccount = (number: number) => firstId + number;

/** @param changed columns that are made in another way; '' for one that the database fills */
async function copyRows(
  trx: Knex,
  table: string,
  where: Record<string, Knex.Value>,
  changed: Record<string, string>,
  from: number,
  upTo: number,
): Promise<void> {
  const columns = Object.keys(await trx(table).columnInfo()).filter((name) => changed[name] !== '');
  const values = columns.map((name) => changed[name] ?? `t."${name}"`);
  const quoted = columns.map((name) => `"${name}"`).join(', ');
  const [conditions, bindings] = [Object.keys(where).map((name) => `t."${name}" = ?`), Object.values(where)];
  await trx.raw(
    `insert into "${table}" (${quoted}) with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${upTo}) select ${values.join(', ')} from "${table}" t cross join n where ${conditions.join(' and ')}`,
    bindings,
  );
}
