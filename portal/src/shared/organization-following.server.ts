import { followOrganization, unfollowOrganization, type OrganizationFollowing } from '@scholars/contract/organizations';
import { data, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { textOf } from '~/shared/form/read-form';

/**
 * Follows an organization or no longer does, as a button named `intent` says.
 *
 * @throws the page of a 400 for another intent
 */
export function sendFollowing(
  form: FormData,
  idOrSlug: string,
  context: Readonly<RouterContextProvider>,
): Promise<Sent<OrganizationFollowing>> {
  const intent = textOf(form, 'intent');
  if (intent !== 'follow' && intent !== 'unfollow') throw data(null, { status: 400 });
  const call = intent === 'follow' ? followOrganization : unfollowOrganization;
  return cms({ context }).send(call, { params: { id: idOrSlug } });
}
