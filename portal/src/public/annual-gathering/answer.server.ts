import { answerInvitation } from '@scholars/contract/events';
import { replace, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { readPosted } from '~/api/read-posted.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import { gatheringSlug } from '~/shared/gathering-slug';
import { answerRefused, judgePosted, refusedBy, tellRefusal } from '~/shared/form/receive-form.server';
import { readForm } from '~/shared/form/read-form';
import { answerAnchor } from './gathering';
import { answerFormFor } from './gathering-forms';

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The answer to an invitation: stored, it leads back to the guest's page, in place of the form, so that neither
 * reloading nor going back sends it again; refused,
 * the page comes back with what was typed.
 */
export async function receiveAnswer({ request, context }: Args) {
  const code = new URL(request.url).searchParams.get('invitation')?.trim() ?? '';
  const locale = context.get(localeContext);
  const form = await readPosted(request, context);
  const definition = answerFormFor();
  const judged = await judgePosted(definition, form, locale);
  if (!judged.ok) {
    tellRefusal(context);
    return answerRefused(judged.refused);
  }
  const sent = await cms({ context }).send(answerInvitation, {
    params: { slug: gatheringSlug },
    body: { invitation: code, ...judged.value },
    skipAuth: true,
  });
  if (sent.ok)
    return replace(
      `${localePath(locale, `/${gatheringSlug}`)}?${new URLSearchParams({ invitation: code })}#${answerAnchor}`,
      303,
    );
  tellRefusal(context);
  return refusedBy(sent, readForm(definition, form));
}
