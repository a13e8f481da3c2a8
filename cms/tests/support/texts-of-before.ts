import type { RichText } from '../../src/platform/rich-text/rich-text.js';
import type * as Render from '../../src/platform/rich-text/render.js';
import type { Cms } from './cms.js';

/** The columns that held Markdown or HTML before they held blocks. */
const columns = [
  ['components_area_intro', 'text'],
  ['components_area_sub_theme', 'description'],
  ['components_block_text', 'body'],
  ['components_block_text', 'aside'],
  ['components_block_question_items', 'answer'],
  ['events', 'description'],
  ['events', 'practical'],
  ['members', 'biography'],
  ['opportunities', 'description'],
  ['organizations', 'description'],
  ['pages', 'body'],
  ['thematic_areas', 'description'],
] as const;

/** Brings a database to the form it had: each text as the HTML that it is now shown as, in a column of text. */
export async function turnBlocksToTexts(cms: Cms): Promise<void> {
  const { renderRichText } = cms.module<typeof Render>('src/platform/rich-text/render.js');
  for (const [table, column] of columns) {
    await cms.db.schema.alterTable(table, (t) => void t.text('of_before'));
    const rows: { id: number; value: RichText | string | null }[] = await cms.db(table).select('id', { value: column });
    for (const { id, value } of rows) {
      const blocks = typeof value === 'string' ? (JSON.parse(value) as RichText) : value;
      if (blocks)
        await cms
          .db(table)
          .where({ id })
          .update({ of_before: renderRichText(blocks) });
    }
    await cms.db.raw('alter table ?? drop column ??', [table, column]);
    await cms.db.raw('alter table ?? rename column of_before to ??', [table, column]);
  }
}

/** The type of each of these columns, every one once. */
export async function typesOfTexts(cms: Cms): Promise<string[]> {
  const types = await Promise.all(
    columns.map(async ([table, column]) => (await cms.db(table).columnInfo())[column]?.type ?? 'missing'),
  );
  return [...new Set(types)];
}

/** What people read of entries of every kind that has such texts, in both languages. */
export async function shownTexts(url: string): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const Language of ['en', 'ar']) {
    const read = async (path: string) => {
      const answer = (await (await fetch(url + path, { headers: { Language } })).json()) as {
        success: boolean;
        data: unknown;
      };
      if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
      shown[`${Language} ${path}`] = answer.data;
      return answer.data;
    };
    for (const list of ['/api/job-opportunities', '/api/organizations', '/api/members']) {
      for (const { id } of (await read(`${list}?pageSize=6`)) as { id: string }[]) await read(`${list}/${id}`);
    }
    for (const slug of ['home', 'about', 'education', 'join-us', 'contact-us', 'privacy', 'terms-and-conditions'])
      await read(`/api/pages/${slug}`);
    await read('/api/thematic-areas');
    await read('/api/events/annual-gathering-24');
  }
  return shown;
}
