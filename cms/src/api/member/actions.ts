import * as calls from '@scholars/contract/members';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { languagesOf } from '../../platform/content/localized.js';
import { getRow } from '../../platform/listing/get-row.js';
import { memberListing } from './member-listing.js';
import { withMarks } from '../../platform/search/mark-cards.js';
import { degreeTitles } from '../degree-type/degree-titles.js';
import { presentMember } from './present-member.js';
import { wholeProfile, withContact } from './whole-profile.js';
import { asSeenBy } from './member-visibility.js';
import {
  conditionsOf,
  findMembers,
  listMemberCards,
  presentMemberCards,
  readMemberEntries,
  readMemberFacets,
} from './find-members.js';

export const actions = {
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

  getMember: defineAction(calls.getMember, async ({ params, locale }) => {
    const row = await getRow(memberListing, params.id, locale);
    const [entry] = await readMemberEntries([row], wholeProfile);
    const [card] = await listMemberCards([row], locale);
    if (!entry || !card) throw notFound();
    return presentMember(
      asSeenBy('stranger', await withContact(entry)), // the answer is the same for everybody
      card,
      locale,
      await degreeTitles(locale),
      await languagesOf('api::member.member', entry.documentId),
    );
  }),
};
