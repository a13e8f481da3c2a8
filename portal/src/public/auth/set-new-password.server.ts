import type { resetPassword, setPassword } from '@scholars/contract/account';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localeContext } from '~/session/request-context.server';
import { newPasswordForm } from '~/shared/account/account-forms';
import { answerRefused, judgePosted, refusedBy, tellRefusal } from '~/shared/form/receive-form.server';
import { readForm } from '~/shared/form/read-form';

/** Sets the password that was typed twice, by a mailed link's token. */
export async function setNewPassword(
  endpoint: typeof resetPassword | typeof setPassword,
  token: string,
  form: FormData,
  context: Readonly<RouterContextProvider>,
) {
  const judged = await judgePosted(newPasswordForm, form, context.get(localeContext));
  if (!judged.ok) {
    tellRefusal(context);
    return answerRefused(judged.refused);
  }
  const sent = token
    ? await cms({ context }).send(endpoint, {
        bearer: token,
        body: { password: judged.value.password },
        skipAuth: true,
      })
    : undefined;
  if (sent?.ok) return data({ isSet: true as const });
  if (!sent || sent.status === 401) return data({ isGone: true as const }, { status: 410 });
  tellRefusal(context);
  return refusedBy(sent, readForm(newPasswordForm, form));
}
