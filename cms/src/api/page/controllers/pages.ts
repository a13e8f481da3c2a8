import { getPage } from '@scholars/contract/site';
import { getVersion, type Version } from '../../../content/localized.js';
import { defineAction } from '../../../contract/define-action.js';
import { renderRichText } from '../../../rich-text/render.js';

interface PageEntry extends Version {
  slug: string;
  title: string;
  summary: string | null;
  body: string | null;
}

export const actions = {
  getPage: defineAction(getPage, async ({ params, locale: asked }) => {
    const { slug, title, summary, body, locale, updatedAt } = await getVersion<PageEntry>('api::page.page', asked, { slug: params.slug });
    return { slug, locale, title, summary: summary ?? '', body: renderRichText(body), updatedAt: new Date(updatedAt).toISOString() };
  }),
};
