import { errors } from '@strapi/utils';
import { isPageLink } from '@scholars/contract/pages';
import { isWrite } from '../../platform/strapi/document-calls.js';
import { documentParams } from '../../platform/typed/trusted-types.js';

/** Refuses to save a page with a link that no page may carry, and names it. Call once, while Strapi registers. */
export function refuseBadLinks(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === 'api::page.page' && isWrite(context.action)) {
      const { data } = documentParams(context);
      const bad = linksOf(data?.blocks).find((link) => !isPageLink(link));
      if (bad !== undefined)
        throw new errors.ValidationError(
          `The link “${bad}” cannot be used. Write a path of this site that begins with “/”, such as /members, or a web address that begins with https://.`,
        );
    }
    return next();
  });
}

/** Every `link` of blocks and of what they hold. */
function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'link' && typeof inner === 'string' && inner !== '' ? [inner] : linksOf(inner),
  );
}
