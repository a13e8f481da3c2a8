import type { resetPassword, setPassword } from '@scholars/contract/account';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { newPasswordForm } from '~/shared/account/account-forms';
import { answerRefused, receiveForm } from '~/shared/form/receive-form.server';

/** Sets the password that was typed twice, by a mailed link's token. */
export async function setNewPassword(
  endpoint: typeof resetPassword | typeof setPassword,
  token: string,
  form: FormData,
  context: Readonly<RouterContextProvider>,
) {
  const received = await receiveForm(newPasswordForm, form, context, ({ password }) =>
    cms({ context }).send(endpoint, { bearer: token || 'none', body: { password }, skipAuth: true }),
  );
  if (received.ok) return data({ isSet: true as const });
  if (received.status === 401) return data({ isGone: true as const }, { status: 410 });
  return answerRefused(received, context);
}
