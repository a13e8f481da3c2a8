import type { UID } from '@strapi/strapi';
import { parseDateOnly } from '@scholars/contract/dates';
import { isPageLink, isWebLink, withoutLanguage } from '@scholars/contract/pages';
import { isInstant } from '@scholars/contract/zoned-instant';
import { documentParams } from '../typed/trusted-types.js';
import { isWrite } from './document-calls.js';
import { isWrittenByStaff } from './kind-options.js';
import { refusal } from './refusal.js';

/** What a line of text is meant to be: an address of another site, or one of another site or a path of this one. */
type LinkKind = 'web' | 'page';

const isUsable = { web: isWebLink, page: isPageLink };
const problems = { web: 'no-web-address', page: 'no-link' } as const;

/**
 * Refuses to save links that lead nowhere, and days and moments that are none; a web address that was typed without its
 * beginning gets it, and a path of the site loses its language, as readers have each their own. Call once, while Strapi
 * registers.
 *
 * @param links by kind: which of its fields are links
 */
export function refuseUnusable(links: Readonly<Record<string, Readonly<Record<string, LinkKind>>>>): void {
  strapi.documents.use(async (context, next) => {
    const { data } = documentParams(context);
    if (data && isWrite(context.action) && isWrittenByStaff(context.uid)) {
      for (const [field, kind] of Object.entries(links[context.uid] ?? {})) {
        const typed = data[field];
        if (typeof typed !== 'string' || typed === '') continue;
        const link = tidyLink(typed);
        if (!isUsable[kind](link)) throw refusal(problems[kind], field);
        data[field] = link;
      }
      for (const [field, isRight] of timesOf(context.uid)) {
        const typed = data[field];
        if (typeof typed === 'string' && !isRight(typed)) throw refusal('no-moment', field);
      }
    }
    return next();
  });
}

function tidyLink(typed: string): string {
  const link = typed.trim();
  if (/^www\.\S[^\s.]*\.\S+$/i.test(link)) return `https://${link}`;
  return withoutLanguage(link);
}

const isTime: Readonly<Record<string, (text: string) => boolean>> = {
  datetime: isInstant,
  date: (text) => parseDateOnly(text) === text,
};

function timesOf(uid: UID.ContentType): [field: string, isRight: (text: string) => boolean][] {
  return Object.entries(strapi.contentType(uid).attributes).flatMap(([name, { type }]) => {
    const isRight = isTime[type];
    return isRight ? [[name, isRight]] : [];
  });
}
