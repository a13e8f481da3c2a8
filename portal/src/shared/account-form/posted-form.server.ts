import { harderCaptcha } from '@scholars/contract/captcha';
import { joinPhone } from '@scholars/contract/fields';
import type { Locale } from '@scholars/contract/locale';
import { parseWith, type Parsed } from '@scholars/contract/parse';
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Sent } from '~/api/cms.server';
import { getMessage, getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import { dialingCodeOf } from '~/shared/dialing-code-of';

/** A form that came back: what was typed, without passwords, and what is wrong with it. */
export interface Refusal {
  typed: Readonly<Record<string, string>>;
  /** Names that were ticked of a group of boxes, by the group's name. */
  ticked: Readonly<Record<string, string[]>>;
  /** The one message per field. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong as a whole. */
  message: string;
  /** The captcha is to be a longer one now: somebody guesses at this account. */
  isCaptchaHard?: boolean;
}

type Schema = Parameters<typeof parseWith>[0];
type ValueOf<S extends Schema> = Extract<ReturnType<typeof parseWith<S>>, { ok: true }>['value'];
type Judged<S extends Schema> = { ok: true; value: ValueOf<S> } | { ok: false; refused: Refusal };

interface Options {
  /** Names that may come several times. */
  lists?: readonly string[];
  /** Phone fields, each asked in two controls: `<name>Code` and `<name>`. */
  phones?: readonly string[];
}

const isRefusedContext = createContext(false);

/** Lets the page's title tell that its form was refused, for whom gets it without JavaScript. */
export function tellRefusal(context: Readonly<RouterContextProvider>): void {
  context.set(isRefusedContext, true);
}

/** The title of a page's document; of the page's own words with `Error` before them once its form was refused. */
export function documentTitleOf(title: string, context: Readonly<RouterContextProvider>): string {
  return context.get(isRefusedContext) ? getText(context.get(localeContext), 'auth')('errorTitle', { title }) : title;
}

/** Never sent back to a page. */
const secret = /password|recaptcha|token/i;

/** Judges a posted form by the contract's schema; what is refused is answered with the page, 422. */
export function judgePosted<S extends Schema>(schema: S, form: FormData, locale: Locale, { lists = [], phones = [] }: Options = {}): Judged<S> {
  const input: Record<string, unknown> = Object.fromEntries(form);
  for (const name of lists) input[name] = form.getAll(name);
  for (const name of phones) input[name] = joinPhone(dialingCodeOf(textOf(form, `${name}Code`)), textOf(form, name));
  const parsed: Parsed<ValueOf<S>> = parseWith(schema, input);
  if (parsed.ok) return { ok: true, value: parsed.value };
  const errors = Object.fromEntries(Object.entries(parsed.problems).flatMap(([name, [ref]]) => (ref ? [[name, getMessage(locale, ref)]] : [])));
  return { ok: false, refused: { ...kept(form), errors, message: getMessage(locale, 'error.invalidFields') } };
}

/** The page of a call that was refused, with what was typed. */
export function refusedBy(sent: Sent<unknown> & { ok: false }, form: FormData) {
  const errors = Object.fromEntries(Object.entries(sent.errors).flatMap(([name, [first]]) => (first ? [[name, first]] : [])));
  const isCaptchaHard = parseWith(harderCaptcha, sent.data).ok;
  return answerRefused({ ...kept(form), errors, message: sent.message, ...(isCaptchaHard && { isCaptchaHard }) }, sent.status, sent.retryAfterSeconds);
}

/** Answers with the page. A 401 or 403 here is about what was typed, so it is the page's 422: it ends no session. */
export function answerRefused(refused: Refusal, status = 422, retryAfterSeconds?: number) {
  return data({ refused }, { status: status === 401 || status === 403 ? 422 : status, ...(retryAfterSeconds && { headers: { 'Retry-After': String(retryAfterSeconds) } }) });
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function kept(form: FormData): Pick<Refusal, 'typed' | 'ticked'> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !secret.test(entry[0]));
  const ticked: Record<string, string[]> = {};
  for (const [name, value] of texts) (ticked[name] ??= []).push(value);
  return { typed: Object.fromEntries(texts), ticked };
}
