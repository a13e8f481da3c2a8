import { previewHeader } from '@scholars/contract/preview';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';
import { readPreview, whilePreviewing } from '../platform/content/previewed.js';

/** A call that carries a signed preview sees the draft of that one document. */
export default () => async (ctx: StrapiContext, next: Next) => {
  const preview = readPreview(ctx.get(previewHeader));
  await (preview ? whilePreviewing(preview, next) : next());
};
