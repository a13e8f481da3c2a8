import { answerInvitation } from '@scholars/contract/events';
import { replace, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { answerRefused, readPosted, receiveForm } from '~/shared/form/receive-form.server';
import { answerAnchor } from './gathering';
import { answerFormFor } from './gathering-forms';

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The answer to an invitation: stored, it leads back to the guest's page, in place of the form, so that neither
 * reloading nor going back sends it again; refused, the page comes back with what was typed.
 */
export async function receiveAnswer({ request, context }: Args) {
  const code = new URL(request.url).searchParams.get('invitation')?.trim() ?? '';
  const received = await receiveForm(answerFormFor(), await readPosted(request, context), context, (answer) =>
    cms({ context }).send(answerInvitation, {
      params: { slug: gatheringSlug },
      body: { invitation: code, ...answer },
      skipAuth: true,
    }),
  );
  if (!received.ok) return answerRefused(received, context);
  const path = localePath(context.get(localeContext), `/${gatheringSlug}`);
  return replace(`${path}?${new URLSearchParams({ invitation: code })}#${answerAnchor}`, 303);
}
