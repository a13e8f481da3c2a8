import * as calls from '@scholars/contract/organizations';
import type { Locale } from '@scholars/contract/locale';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { getRow } from '../../platform/listing/get-row.js';
import { listOrganizationCards } from './find-organizations.js';
import { findFollowed, follow, followingOf, unfollow } from './followings.js';
import { organizationListing } from './organization-listing.js';

/** The document id of a published organization. @throws ContractError 404 */
async function documentIdOf({ id }: { id: string }, locale: Locale): Promise<string> {
  return (await getRow(organizationListing, id, locale)).document_id;
}

export const actions = {
  getOrganizationFollowing: defineAction(calls.getOrganizationFollowing, async ({ signedIn, params, locale }) =>
    followingOf(signedIn.userId, await documentIdOf(params, locale)),
  ),

  followOrganization: defineAction(calls.followOrganization, async ({ signedIn: { userId }, params, locale }) => {
    const organization = await documentIdOf(params, locale);
    await follow(userId, organization);
    return followingOf(userId, organization);
  }),

  unfollowOrganization: defineAction(calls.unfollowOrganization, async ({ signedIn: { userId }, params, locale }) => {
    const organization = await documentIdOf(params, locale);
    await unfollow(userId, organization);
    return followingOf(userId, organization);
  }),

  listFollowings: defineAction(calls.listFollowings, async ({ signedIn, query, locale }) => {
    const { rows, total } = await findFollowed(signedIn.userId, locale, query);
    return listAnswer(await listOrganizationCards(rows, locale), query, total);
  }),
};
