import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@scholars/contract/second-factor';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { answerRefused, receiveForm, type Refused } from '~/shared/form/receive-form.server';
import { changeForm, codeForm, startForm } from './second-factor-forms';

const intents = ['start', 'confirm', 'renew', 'remove'] as const;
type Intent = (typeof intents)[number];

/** What became of one of the page's forms. */
export interface SecondFactorOutcome {
  intent: Intent;
  refused?: Refusal | undefined;
  /** Shown this once, and when they were made. */
  codes?: string[];
  madeAt?: string;
}

type Context = Readonly<RouterContextProvider>;
type Done = { ok: true; codes?: string[] } | Refused;

/** Does what one of the page's forms asks; its `intent` names it. */
export async function changeSecondFactor(form: FormData, context: Context) {
  const intent = intents.find((known) => known === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  const done = await changes[intent](form, context);
  const outcome: SecondFactorOutcome = { intent };
  if (!done.ok) return answerRefused(done, context, outcome);
  // With 201 the page itself is the answer, also without a script: recovery codes stand in no address.
  return done.codes
    ? data({ ...outcome, codes: done.codes, madeAt: new Date().toISOString() }, { status: 201 })
    : data(outcome);
}

const changes: Record<Intent, (form: FormData, context: Context) => Promise<Done>> = {
  start: (form, context) =>
    receiveForm(startForm, form, context, (body) => cms({ context }).send(startSecondFactor, { body })),

  async confirm(form, context) {
    const received = await receiveForm(codeForm, form, context, (body) =>
      cms({ context }).send(confirmSecondFactor, { body }),
    );
    return received.ok ? { ok: true, codes: received.data.codes } : received;
  },

  async renew(form, context) {
    const received = await receiveForm(changeForm, form, context, (body) =>
      cms({ context }).send(renewRecoveryCodes, { body }),
    );
    return received.ok ? { ok: true, codes: received.data.codes } : received;
  },

  remove: (form, context) =>
    receiveForm(changeForm, form, context, (body) => cms({ context }).send(removeSecondFactor, { body })),
};
