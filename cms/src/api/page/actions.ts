import { getPage, type Page } from '@scholars/contract/pages';
import { getVersion, type Version, languagesOf } from '../../platform/content/localized.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import { presentBlock, withBlocks, type BlockEntry } from './present-block.js';

interface PageEntry extends Version {
  slug: string;
  title: string;
  summary: string | null;
  body: RichText | null;
  blocks: BlockEntry[] | null;
}

export const actions = {
  getPage: defineAction(getPage, async ({ params, locale: asked }): Promise<Page> => {
    const page = await getVersion<PageEntry>('api::page.page', asked, { slug: params.slug }, withBlocks);
    return {
      slug: page.slug,
      locale: page.locale,
      locales: await languagesOf('api::page.page', page.documentId),
      title: page.title,
      summary: page.summary ?? '',
      body: renderRichText(page.body),
      blocks: (page.blocks ?? []).flatMap((block) => presentBlock(block, page.locale)),
      updatedAt: new Date(page.updatedAt).toISOString(),
    };
  }),
};
