import { harderCaptcha } from '@scholars/contract/captcha';
import { messageText } from '@scholars/contract/message-catalogues';
import { parseWith } from '@scholars/contract/parse';
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Sent } from '~/api/cms.server';
import { getMessage, getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { firstProblems, type FormDefinition, type Problems, type ValueOf } from './form-definition';
import type { Refusal } from './form-outcome';
import { judgeForm } from './judge-form';
import { readForm, type FormContent } from './read-form';

type Context = Readonly<RouterContextProvider>;

/** What became of a posted form. */
type Received<Value, Data> = { ok: true; value: Value; data: Data } | Refused;

export interface Refused {
  ok: false;
  refused: Refusal;
  status: number;
  retryAfterSeconds?: number | undefined;
  /** What the call said beside it; nothing where the form was judged to be wrong. */
  detail?: unknown;
}

const refusalContext = createContext<Refusal | null>(null);

/**
 * The form that was posted to a page. What is none (plain text, a torn or an empty body) no browser has sent: it is
 * answered with the page of a 400, and is no defect of ours.
 */
export async function readPosted(request: Request, context: Context): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data({ message: messageText(context.get(localeContext), 'error.malformed') }, { status: 400 });
  }
}

/**
 * Judges a posted form as the browser does, and hands on what is right.
 *
 * @param send the call that takes it
 */
export async function receiveForm<Form extends FormDefinition, Data>(
  definition: Form,
  form: FormData,
  context: Context,
  send: (value: ValueOf<Form>, content: FormContent) => Promise<Sent<Data>>,
): Promise<Received<ValueOf<Form>, Data>> {
  const locale = context.get(localeContext);
  const content = readForm(definition, form);
  const judged = await judgeForm(definition, content, (ref) => getMessage(locale, ref));
  if (!judged.ok) {
    const { typed, ticked } = content;
    const message = getMessage(locale, 'error.invalidFields');
    return { ok: false, status: 422, refused: { errors: judged.problems, message, isOurs: false, typed, ticked } };
  }
  const sent = await send(judged.value, content);
  return sent.ok ? { ok: true, value: judged.value, data: sent.data } : refusedBy(sent, definition, content);
}

/** What a call refused; a form that is a button alone has no fields, and nothing to give back. */
export function refusedBy(
  { status, errors, message, data: detail, retryAfterSeconds }: Sent<unknown> & { ok: false },
  definition?: Pick<FormDefinition, 'fields'>,
  { typed, ticked }: Pick<FormContent, 'typed' | 'ticked'> = { typed: {}, ticked: {} },
): Refused {
  const isCaptchaHard = parseWith(harderCaptcha, detail).ok;
  const refused = {
    errors: errorsOf(firstProblems(errors), definition),
    message,
    isOurs: status >= 500,
    typed,
    ticked,
    ...(isCaptchaHard && { isCaptchaHard }),
  };
  return { ok: false, refused, status, retryAfterSeconds, detail };
}

/** About its own fields alone: another message would stand nowhere. */
function errorsOf(problems: Problems, definition: Pick<FormDefinition, 'fields'> | undefined): Problems {
  const fields = Object.keys(definition?.fields ?? {});
  return Object.fromEntries(Object.entries(problems).filter(([name]) => fields.includes(name)));
}

/** Answers with the page. A 401 or 403 here is about what was typed, so it is the page's 422: it ends no session. */
export function answerRefused<Also extends object = object>(
  { refused, status, retryAfterSeconds }: Refused,
  context: Context,
  also?: Also,
) {
  context.set(refusalContext, refused);
  return data(
    { ...also, refused } as Also & { refused: Refusal }, // `also` is what its type says, or not asked for
    {
      status: status === 401 || status === 403 ? 422 : status,
      ...(retryAfterSeconds && { headers: { 'Retry-After': String(retryAfterSeconds) } }),
    },
  );
}

/**
 * The title of a page's document, with `Error` before it once its form was refused, for who gets the page without
 * JavaScript.
 *
 * @param isError what of the refusals counts
 */
export function documentTitleOf(title: string, context: Context, isError: (refused: Refusal) => boolean = () => true) {
  const refused = context.get(refusalContext);
  return refused && isError(refused)
    ? getText(context.get(localeContext), 'submission-form')('errorTitle', { title })
    : title;
}
