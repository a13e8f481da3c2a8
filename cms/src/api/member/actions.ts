import * as calls from '@scholars/contract/members';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { withMarks } from '../../platform/search/mark-cards.js';
import { degreeTitles } from '../degree-type/degree-titles.js';
import { noteCvOpening } from './cv-openings.js';
import { getSeenMember } from './get-seen-member.js';
import { readCv } from './member-cv.js';
import { presentMember } from './present-member.js';
import type { FindRelation } from './viewer.js';
import { conditionsOf, findMembers, presentMemberCards, readMemberFacets } from './find-members.js';

/** @param findRelation who is connected with whom is known to the subject of connections, which points here */
export const memberActions = (findRelation: FindRelation) => ({
  listMembers: defineAction(calls.listMembers, async ({ query, locale }) => {
    const page = await findMembers(query, locale);
    const cards = await presentMemberCards(page.rows, locale);
    const marked = withMarks(cards, page, locale, ({ name, headline, currentTitle }) => ({
      title: name,
      summary: headline || currentTitle,
    }));
    return listAnswer(marked, query, page.total, page.withoutFilters);
  }),

  getMemberFilters: defineAction(calls.getMemberFilters, async ({ query, locale }) =>
    readMemberFacets(await conditionsOf(query, locale), locale),
  ),

  getMember: defineAction(calls.getMember, async ({ params, locale, signedIn }) => {
    const { card, locales, profile } = await getSeenMember(params.id, locale, signedIn, findRelation);
    const [presented] = await presentMemberCards([{ card }], locale);
    if (!presented) throw new Error('One card in, one card out');
    return presentMember(profile, presented, locale, await degreeTitles(locale), locales);
  }),

  openMemberCv: defineAction(calls.openMemberCv, async ({ params, locale, signedIn }) => {
    const { profile } = await getSeenMember(params.id, locale, signedIn, findRelation);
    const { cv, documentId, slug } = profile;
    if (!cv) throw notFound();
    await noteCvOpening(documentId, signedIn.userId);
    return readCv(slug, cv);
  }),
});
