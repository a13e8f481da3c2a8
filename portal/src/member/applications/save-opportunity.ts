import { saveOpportunity, unsaveOpportunity } from '@scholars/contract/applications';
import { cms } from '~/api/cms.server';
import { requireMember } from '~/session/next-url.server';
import { textOf } from '~/shared/form/read-form';
import { readPosted } from '~/shared/form/receive-form.server';
import type { Route } from './+types/save-opportunity';
import { leadTo } from './apply.server';

/** Its address opened by itself, e.g. after a login on the way, shows the opportunity. */
export function loader({ context, params }: Route.LoaderArgs) {
  return leadTo(context, `/opportunities/${params.slug}`);
}

/** The button on an opportunity's page: saves it, or takes it off again, and leads back to the button. */
export async function action({ request, context, params }: Route.ActionArgs) {
  requireMember({ context });
  const posted = await readPosted(request, context);
  const call = textOf(posted, 'intent') === 'unsave' ? unsaveOpportunity : saveOpportunity;
  // Where it failed the button shows what is so.
  await cms({ context }).send(call, { params: { id: params.slug } });
  return leadTo(context, `/opportunities/${params.slug}#save`);
}
