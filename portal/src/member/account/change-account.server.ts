import { changeOldPassword, disconnectIdentity, endSession, updateUserInfo } from '@scholars/contract/account';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { factsContext, localeContext } from '~/session/request-context.server';
import { informationForm, passwordChangeForm } from '~/shared/account/account-forms';
import { judgePosted, refusedBy, tellRefusal, type Refusal } from '~/shared/form/receive-form.server';
import { readForm, textOf, type FormContent } from '~/shared/form/read-form';

export const intents = ['information', 'password', 'session', 'everywhere', 'disconnect'] as const;
type Intent = (typeof intents)[number];

/** What became of one of the page's forms. */
export interface AccountOutcome {
  intent: Intent;
  isDone: boolean;
  refused?: Refusal | undefined;
}

type Context = Readonly<RouterContextProvider>;

/** Does what one of the page's forms asks; its `intent` names it. */
export async function changeAccount(form: FormData, context: Context) {
  const intent = intents.find((known) => known === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  const answered = await doers[intent](form, context);
  if ('data' in answered && answered.data.refused) tellRefusal(context);
  return answered;
}

const doers: Record<Intent, (form: FormData, context: Context) => Promise<ReturnType<typeof answer> | Response>> = {
  async information(form, context) {
    const judged = await judgePosted(informationForm, form, context.get(localeContext));
    if (!judged.ok) return answer({ intent: 'information', isDone: false, refused: judged.refused }, 422);
    const sent = await cms({ context }).send(updateUserInfo, { body: judged.value });
    if (sent.ok) context.get(factsContext).jar.renew(sent.data);
    return outcomeOf('information', sent, readForm(informationForm, form));
  },

  async password(form, context) {
    const judged = await judgePosted(passwordChangeForm, form, context.get(localeContext));
    if (!judged.ok) return answer({ intent: 'password', isDone: false, refused: judged.refused }, 422);
    return outcomeOf(
      'password',
      await cms({ context }).send(changeOldPassword, { body: judged.value }),
      readForm(passwordChangeForm, form),
    );
  },

  async session(form, context) {
    return outcomeOf(
      'session',
      await cms({ context }).send(endSession, { params: { id: textOf(form, 'id') || 'none' } }),
    );
  },

  async everywhere(_form, context) {
    const { jar, endSession } = context.get(factsContext);
    if (jar.session) await endSession(jar.session, { everywhere: true });
    jar.close();
    return redirect(localePath(context.get(localeContext), '/auth/login'));
  },

  async disconnect(form, context) {
    return outcomeOf(
      'disconnect',
      await cms({ context }).send(disconnectIdentity, { params: { provider: textOf(form, 'provider') || 'none' } }),
    );
  },
};

function outcomeOf(intent: Intent, sent: Sent<unknown>, content?: FormContent) {
  if (sent.ok) return answer({ intent, isDone: true });
  const refused = refusedBy(sent, content);
  return answer({ intent, isDone: false, refused: refused.data.refused }, refused.init?.status ?? 422);
}

function answer(outcome: AccountOutcome, status = 200) {
  return data(outcome, { status });
}
