import { deleteMyAccount, keepMyAccount, requestMyData } from '@scholars/contract/privacy';
import { saveUserProfile } from '@scholars/contract/profile';
import { data, redirectDocument, type RouterContextProvider } from 'react-router';
import { cms, type Sent } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { factsContext, localeContext } from '~/session/request-context.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { answerRefused, receiveForm, refusedBy } from '~/shared/form/receive-form.server';
import { closingForm } from './closing-form';

const intents = ['copy', 'leave', 'return', 'delete', 'keep'] as const;
type Intent = (typeof intents)[number];

/** What became of one of the page's forms. */
export interface PrivacyOutcome {
  intent: Intent;
  refused?: Refusal | undefined;
}

type Context = Readonly<RouterContextProvider>;

/** Does what one of the page's forms asks; its `intent` names it. */
export async function changePrivacy(form: FormData, context: Context) {
  const intent = intents.find((known) => known === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  if (intent === 'delete') return deleteAccount(form, context);
  const sent = await buttons[intent](context);
  const outcome: PrivacyOutcome = { intent };
  return sent.ok ? data(outcome) : answerRefused(refusedBy(sent), context, outcome);
}

const buttons: Record<Exclude<Intent, 'delete'>, (context: Context) => Promise<Sent<unknown>>> = {
  copy: (context) => cms({ context }).send(requestMyData),
  leave: (context) => cms({ context }).send(saveUserProfile, { body: { directoryVisible: false } }),
  return: (context) => cms({ context }).send(saveUserProfile, { body: { directoryVisible: true } }),
  keep: (context) => cms({ context }).send(keepMyAccount),
};

async function deleteAccount(form: FormData, context: Context) {
  const received = await receiveForm(closingForm, form, context, (body) =>
    cms({ context }).send(deleteMyAccount, { body }),
  );
  const outcome: PrivacyOutcome = { intent: 'delete' };
  if (!received.ok) return answerRefused(received, context, outcome);
  // The CMS has ended all sessions.
  context.get(factsContext).jar.signOut();
  return redirectDocument(localePath(context.get(localeContext), '/account/closed'));
}
