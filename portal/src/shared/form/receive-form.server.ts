import { harderCaptcha } from '@scholars/contract/captcha';
import type { Locale } from '@scholars/contract/locale';
import { parseWith } from '@scholars/contract/parse';
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Sent } from '~/api/cms.server';
import { getMessage, getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { firstProblems, type FormDefinition } from './form-definition';
import { judgeForm } from './judge-form';
import { readForm, type FormContent } from './read-form';

/** A form that came back: what was typed, without secrets, and what is wrong with it. */
export interface Refusal extends Pick<FormContent, 'typed' | 'ticked'> {
  /** The one message per field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong as a whole. */
  message: string;
  /** The captcha is to be a longer one now: somebody guesses at this account. */
  isCaptchaHard?: boolean;
}

type Judged<Value> = { ok: true; value: Value } | { ok: false; refused: Refusal };

const isRefusedContext = createContext(false);

/** Lets the page's title tell that its form was refused, for whom gets it without JavaScript. */
export function tellRefusal(context: Readonly<RouterContextProvider>): void {
  context.set(isRefusedContext, true);
}

/** The title of a page's document; of the page's own words with `Error` before them once its form was refused. */
export function documentTitleOf(title: string, context: Readonly<RouterContextProvider>): string {
  return context.get(isRefusedContext) ? getText(context.get(localeContext), 'auth')('errorTitle', { title }) : title;
}

/** Judges a posted form as the browser does; what is refused is answered with the page, 422. */
export async function judgePosted<Value>(
  definition: FormDefinition<Value>,
  form: FormData,
  locale: Locale,
): Promise<Judged<Value>> {
  const content = readForm(definition, form);
  const judged = await judgeForm(definition, content, (ref) => getMessage(locale, ref));
  if (judged.ok) return judged;
  return {
    ok: false,
    refused: { ...keptOf(content), errors: judged.problems, message: getMessage(locale, 'error.invalidFields') },
  };
}

/** The page of a call that was refused, with what was typed; a form that is a button alone has nothing to give back. */
export function refusedBy(
  sent: Sent<unknown> & { ok: false },
  content: Pick<FormContent, 'typed' | 'ticked'> = { typed: {}, ticked: {} },
) {
  const isCaptchaHard = parseWith(harderCaptcha, sent.data).ok;
  const refused = {
    ...keptOf(content),
    errors: firstProblems(sent.errors),
    message: sent.message,
    ...(isCaptchaHard && { isCaptchaHard }),
  };
  return answerRefused(refused, sent.status, sent.retryAfterSeconds);
}

/** Answers with the page. A 401 or 403 here is about what was typed, so it is the page's 422: it ends no session. */
export function answerRefused(refused: Refusal, status = 422, retryAfterSeconds?: number) {
  return data(
    { refused },
    {
      status: status === 401 || status === 403 ? 422 : status,
      ...(retryAfterSeconds && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
    },
  );
}

function keptOf({ typed, ticked }: Pick<FormContent, 'typed' | 'ticked'>): Pick<Refusal, 'typed' | 'ticked'> {
  return { typed, ticked };
}
