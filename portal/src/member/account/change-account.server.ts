import { changeOldPassword, disconnectIdentity, endSession, updateUserInfo } from '@scholars/contract/account';
import { cancelEmailChange, resendEmailChange } from '@scholars/contract/email-change';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { factsContext, localeContext } from '~/session/request-context.server';
import { informationForm, passwordChangeForm } from '~/shared/account/account-forms';
import { changedSince } from '~/shared/form/changed-since.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, receiveForm, refusedBy, type Refused } from '~/shared/form/receive-form.server';

export const intents = [
  'information',
  'resend-email',
  'keep-email',
  'password',
  'session',
  'everywhere',
  'disconnect',
] as const;
type Intent = (typeof intents)[number];

/** What became of one of the page's forms. */
export interface AccountOutcome {
  intent: Intent;
  isDone: boolean;
  /** What the form of general information held when it was saved. */
  saved?: object | undefined;
  refused?: Refusal | undefined;
}

type Context = Readonly<RouterContextProvider>;

/** Does what one of the page's forms asks; its `intent` names it. */
export async function changeAccount(form: FormData, context: Context) {
  const intent = intents.find((known) => known === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  if (intent === 'everywhere') return endAllSessions(context);
  const done = await changes[intent](form, context);
  const outcome: AccountOutcome = { intent, isDone: done.ok, ...(done.ok && done.saved && { saved: done.saved }) };
  return done.ok ? data(outcome) : answerRefused(done, context, outcome);
}

const changes: Record<
  Exclude<Intent, 'everywhere'>,
  (form: FormData, context: Context) => Promise<{ ok: true; saved?: object } | Refused>
> = {
  async information(form, context) {
    const received = await receiveForm(informationForm, form, context, (body) =>
      cms({ context }).send(updateUserInfo, { body: changedSince(form, body) }),
    );
    if (!received.ok) return received;
    context.get(factsContext).jar.renew(received.data);
    return { ok: true, saved: received.value };
  },

  async 'resend-email'(_, context) {
    return pressed(await cms({ context }).send(resendEmailChange));
  },

  async 'keep-email'(_, context) {
    return pressed(await cms({ context }).send(cancelEmailChange));
  },

  password(form, context) {
    return receiveForm(passwordChangeForm, form, context, (body) => cms({ context }).send(changeOldPassword, { body }));
  },

  async session(form, context) {
    return pressed(await cms({ context }).send(endSession, { params: { id: textOf(form, 'id') || 'none' } }));
  },

  async disconnect(form, context) {
    const params = { provider: textOf(form, 'provider') || 'none' };
    return pressed(await cms({ context }).send(disconnectIdentity, { params }));
  },
};

/** Of a form that is a button alone. */
function pressed(sent: Sent<unknown>): { ok: true } | Refused {
  return sent.ok ? { ok: true } : refusedBy(sent);
}

async function endAllSessions(context: Context) {
  const { jar, revokeSession } = context.get(factsContext);
  if (jar.session) await revokeSession(jar.session, { everywhere: true });
  jar.signOut();
  return redirect(localePath(context.get(localeContext), '/auth/login'));
}
