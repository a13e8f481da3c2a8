import type { UID } from '@strapi/strapi';
import { isPageLink } from '@scholars/contract/pages';
import { isInstant } from '@scholars/contract/zoned-instant';
import { documentParams } from '../platform/typed/trusted-types.js';
import { isWrite } from '../platform/strapi/document-calls.js';
import { isWrittenByStaff } from '../platform/strapi/kind-options.js';
import { refusal } from '../platform/strapi/refusal.js';

/** What a line of text is meant to be: an address of another site, or one of another site or a path of this one. */
type LinkKind = 'web' | 'page';

const links: Readonly<Record<string, Readonly<Record<string, LinkKind>>>> = {
  'api::opportunity.opportunity': { applyUrl: 'web' },
  'api::organization.organization': { website: 'web' },
  'api::announcement.announcement': { link: 'page' },
};
const problems = { web: 'no-web-address', page: 'no-link' } as const;

/**
 * Refuses to save links that lead nowhere and moments that are none; a web address that was typed without its beginning
 * gets it, and a path of the site loses its language, as readers have each their own. Call once, while Strapi registers.
 */
export function refuseUnusable(): void {
  strapi.documents.use(async (context, next) => {
    const { data } = documentParams(context);
    if (data && isWrite(context.action) && isWrittenByStaff(context.uid)) {
      for (const [field, kind] of Object.entries(links[context.uid] ?? {})) {
        const typed = data[field];
        if (typeof typed !== 'string' || typed === '') continue;
        const link = tidyLink(typed);
        if (!isUsable(link, kind)) throw refusal(problems[kind], field);
        data[field] = link;
      }
      for (const field of momentsOf(context.uid)) {
        const typed = data[field];
        if (typeof typed === 'string' && !isInstant(typed)) throw refusal('no-moment', field);
      }
    }
    return next();
  });
}

function tidyLink(typed: string): string {
  const link = typed.trim();
  if (/^www\.\S+\.\S+$/i.test(link)) return `https://${link}`;
  return link.replace(/^\/(?:en|ar)(?=\/)/, '');
}

function isUsable(link: string, kind: LinkKind): boolean {
  return isPageLink(link) && (link.startsWith('/') ? kind === 'page' : URL.canParse(link));
}

function momentsOf(uid: UID.ContentType): string[] {
  return Object.entries(strapi.contentType(uid).attributes).flatMap(([name, { type }]) =>
    type === 'datetime' ? [name] : [],
  );
}
