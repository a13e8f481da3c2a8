import { followOrganization, unfollowOrganization } from '@scholars/contract/organizations';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, refusedBy } from '~/shared/form/receive-form.server';

/** Does what the button on an organization's page asks, and comes back to the page. */
export async function changeFollowing(form: FormData, slug: string, context: Readonly<RouterContextProvider>) {
  const intent = textOf(form, 'intent');
  if (intent !== 'follow' && intent !== 'unfollow') throw data(null, { status: 400 });
  const call = intent === 'follow' ? followOrganization : unfollowOrganization;
  const sent = await cms({ context }).send(call, { params: { id: slug } });
  if (!sent.ok) return answerRefused(refusedBy(sent), context);
  return redirect(localePath(context.get(localeContext), `/organizations/${slug}`));
}
