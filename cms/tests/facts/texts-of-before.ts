import type { UID } from '@strapi/strapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as MoveToBlocks from '../../src/platform/rich-text/move-to-blocks.js';
import type { Cms } from '../support/cms.js';
import { heading, paragraph, words } from '../support/rich-text.js';
import { shownTexts, turnBlocksToTexts, typesOfTexts } from '../support/texts-of-before.js';

const uid = 'api::opportunity.opportunity' as UID.ContentType;

/** What an installation goes through once, whose texts were kept before there were blocks. */
export function textsOfBeforeFacts(cms: Cms): void {
  const documents = () => cms.strapi.documents(uid);
  const write = (data: Record<string, unknown>) => data as never;

  describe('Texts that were kept as Markdown or HTML', { timeout: 60_000 }, () => {
    const move = () => cms.module<typeof MoveToBlocks>('src/platform/rich-text/move-to-blocks.js').moveTextsToBlocks();
    const jsonType = () => (cms.strapi.db.dialect.client === 'sqlite' ? 'json' : 'jsonb');
    let before: Record<string, unknown>;

    beforeAll(async () => {
      before = await shownTexts(cms.url);
    });

    afterAll(async () => {
      expect(await typesOfTexts(cms)).toEqual([jsonType()]);
    });

    it('are turned into blocks in both languages, and read as before', async () => {
      await turnBlocksToTexts(cms);
      expect(await typesOfTexts(cms)).toEqual(['text']);
      await move();
      expect(await typesOfTexts(cms)).toEqual([jsonType()]);
      await touchContent();
      expect(await shownTexts(cms.url)).toEqual(before);
    });

    it('of drafts are turned too, and of nothing comes nothing', async () => {
      const { documentId } = await documents().create({
        locale: 'en',
        data: write({
          title: 'Draft',
          slug: 'draft-of-before',
          agsCategory: 'research',
          isProgram: false,
          closed: false,
        }),
      });
      await turnBlocksToTexts(cms);
      await cms
        .db('opportunities')
        .where({ document_id: documentId })
        .update({ description: '## Role\n\nTeach **well**.\n\n- one\n- two\n' });
      const emptied = await cms.db('organizations').orderBy('id').limit(2).select('id');
      await cms.db('organizations').where(emptied[0]).update({ description: '' });
      await cms.db('organizations').where(emptied[1]).update({ description: ' \n' });
      await move();
      expect((await documents().findOne({ documentId, locale: 'en' }))?.description).toEqual([
        heading(2, 'Role'),
        paragraph('Teach ', words('well', { bold: true }), '.'),
        {
          type: 'list',
          format: 'unordered',
          children: [
            { type: 'list-item', children: [words('one')] },
            { type: 'list-item', children: [words('two')] },
          ],
        },
      ]);
      expect(
        await cms
          .db('organizations')
          .whereIn(
            'id',
            emptied.map(({ id }: { id: number }) => id),
          )
          .pluck('description'),
      ).toEqual([null, null]);
      // Strapi takes what was made when it is saved again.
      const description = (await documents().findOne({ documentId, locale: 'en' }))?.description;
      await documents().update({ documentId, locale: 'en', data: write({ description }) });
      await documents().delete({ documentId, locale: '*' });
      const sound = await cms
        .db('organizations')
        .whereNotNull('description')
        .first<{ description: unknown }>('description');
      await cms
        .db('organizations')
        .whereNull('description')
        .update({
          description: JSON.stringify(
            typeof sound.description === 'string' ? JSON.parse(sound.description) : sound.description,
          ),
        });
    });

    it('stay as they are, all of them, when it is stopped before the end, and are turned the next time', async () => {
      await turnBlocksToTexts(cms);
      const html = await cms.db('opportunities').orderBy('id').first('description');
      // The last of the tables refuses.
      await cms.db.schema.alterTable('components_block_text', (t) => void t.text('body_in_blocks'));
      await expect(move()).rejects.toThrow(/body_in_blocks/);
      expect(await typesOfTexts(cms)).toEqual(['text']);
      expect(await cms.db('opportunities').orderBy('id').first('description')).toEqual(html);
      await cms.db.raw('alter table components_block_text drop column body_in_blocks');
      await move();
      expect(await typesOfTexts(cms)).toEqual([jsonType()]);
    });

    it('are turned once: what was written since stays as it is', async () => {
      const count = () => cms.db('opportunities').orderBy('id').pluck('description');
      const present = await count();
      await move();
      expect(await count()).toEqual(present);
    });

    /** Answers are kept until content changes; rows that were changed past Strapi do not tell. */
    async function touchContent(): Promise<void> {
      const announcement = await cms.strapi
        .documents('api::announcement.announcement')
        .create({ locale: 'en', data: write({ text: 'Touched' }), status: 'published' });
      await cms.strapi
        .documents('api::announcement.announcement')
        .delete({ documentId: announcement.documentId, locale: '*' });
    }
  });
}
