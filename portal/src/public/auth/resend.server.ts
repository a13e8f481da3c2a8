import { resendEmailVerification } from '@scholars/contract/account';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { textOf } from '~/shared/form/read-form';
import type { ResendState } from './resend-notice';

/** Has the confirmation mailed again, by the token that the page's form holds. */
export async function resendByForm(form: FormData, context: Readonly<RouterContextProvider>) {
  const token = textOf(form, 'token');
  const sent = await cms({ context }).send(resendEmailVerification, { bearer: token || 'none', skipAuth: true });
  const state: ResendState = { token, isSent: sent.ok, problem: sent.ok ? '' : sent.message };
  return data({ unconfirmed: state, email: '' }, { status: sent.ok || sent.status === 401 ? 200 : sent.status });
}
