import type { DataOf, Endpoint } from '@scholars/contract/endpoint';
import type { FieldErrors, PageMeta } from '@scholars/contract/envelope';
import type { Locale } from '@scholars/contract/locale';
import { messageOfStatus } from '@scholars/contract/errors';
import { messageText } from '@scholars/contract/message-catalogues';
import { messageRef } from '@scholars/contract/messages';
import { data, type RouterContextProvider } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { carriesRight } from '~/session/link-address';
import { leadToLogin } from '~/session/next-url.server';
import { factsContext, localeContext, pagePathContext, type RequestFacts } from '~/session/request-context.server';
import { askCms, CmsUnavailable, type Answer, type Question } from '~/cms-client/ask-cms.server';
import { presentValues, type Optional, type ReadOptions, type SendOptions } from '~/cms-client/call-options';
import { commonReadOf } from '~/cms-client/common-read.server';

type Context = Readonly<RouterContextProvider>;
type CallOptions = Question & { skipAuth?: boolean };

/** A call's outcome where the page goes on either way, e.g. a form's. `message` is for the person. */
export type Sent<Data> =
  | { ok: true; data: Data }
  | {
      ok: false;
      status: number;
      message: string;
      /** Messages per field, in the page's language. */
      errors: FieldErrors;
      data: unknown;
      retryAfterSeconds: number | undefined;
    };

/** Calls of the CMS on behalf of one request: its session, language and visitor. */
export interface Cms {
  /** The data of an answer. Throws the 404, 429 or 503 page; a session that has ended leads to the login. */
  data<E extends Endpoint>(endpoint: E, ...options: Optional<ReadOptions<E>>): Promise<DataOf<E>>;
  /** As `data`, for lists, with their paging. */
  list<E extends Endpoint & { list: true }>(
    endpoint: E,
    ...options: Optional<ReadOptions<E>>
  ): Promise<{ data: DataOf<E>; meta: PageMeta }>;
  /** For what a page can do without: nothing when there is none or the CMS is down. */
  find<E extends Endpoint>(endpoint: E, ...options: Optional<ReadOptions<E>>): Promise<DataOf<E> | undefined>;
  /** For actions: a refusal is a result, not an error page. */
  send<E extends Endpoint>(endpoint: E, ...options: Optional<SendOptions<E>>): Promise<Sent<DataOf<E>>>;
}

/** The caller of a loader or an action: `const api = cms(args)`. */
export function cms(args: Context | { context: Context }): Cms {
  const context = 'context' in args ? args.context : args;

  async function read(endpoint: Endpoint, options: CallOptions | undefined): Promise<Answer> {
    const answer = await ask(context, endpoint, options);
    if (answer.envelope.success) return answer;
    noteFailure(context, answer.status);
    throw pageOf(answer);
  }

  return {
    async data(endpoint, ...[options]) {
      return dataOf(await read(endpoint, options));
    },
    async list(endpoint, ...[options]) {
      const answer = await read(endpoint, options);
      const list = dataOf<DataOf<typeof endpoint>>(answer);
      return { data: list, meta: metaOf(answer, list) };
    },
    async find(endpoint, ...[options]) {
      const answer = await ask(context, endpoint, options, true);
      if (answer.envelope.success) return dataOf(answer);
      noteFailure(context, answer.status);
      return undefined;
    },
    async send(endpoint, ...[options]) {
      const answer = await ask(context, endpoint, options, true);
      if (answer.envelope.success) return { ok: true, data: dataOf(answer) };
      const { message, errors = {}, data: detail } = answer.envelope;
      const { status, retryAfterSeconds } = answer;
      return {
        ok: false,
        status,
        message: ownFault(context, answer) ?? waitMessage(context, answer) ?? message,
        errors,
        data: detail,
        retryAfterSeconds,
      };
    },
  };
}

/** @param isTolerant an unreachable CMS is an answer like any other: 503 */
async function ask(
  context: Context,
  endpoint: Endpoint,
  options: CallOptions | undefined,
  isTolerant = false,
): Promise<Answer> {
  const facts = context.get(factsContext);
  const locale = context.get(localeContext);
  const sessionToken = options?.skipAuth || endpoint.access === 'link' ? undefined : facts.jar.session?.token;
  const bearer = options?.bearer ?? sessionToken;
  try {
    const answer = await askOrRecall(facts, locale, endpoint, { ...options, bearer });
    if (answer.retryAfterSeconds !== undefined) facts.outcome.retryAfterSeconds = answer.retryAfterSeconds;
    // By the specification's rule the session is over (spec §8); a mailed link's token says nothing about it.
    const isRefused = answer.status === 401 || answer.status === 403;
    if (isRefused && bearer !== undefined && bearer === sessionToken) await dropSession(context, answer.status);
    return answer;
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    facts.outcome.degraded = true;
    const message = messageText(locale, 'error.unavailable');
    if (!isTolerant) throw data({ message }, { status: 503, headers: { 'Retry-After': '5' } });
    return { status: 503, envelope: { success: false, message }, retryAfterSeconds: 5 };
  }
}

/** What is the same for everybody is asked for without a session, and once for all requests. */
function askOrRecall(facts: RequestFacts, locale: Locale, endpoint: Endpoint, question: CallOptions): Promise<Answer> {
  const { params = {}, query, body, bearer } = question;
  const isSignedIn = bearer !== undefined;
  const values = Object.fromEntries(presentValues(query));
  const read = body ? undefined : commonReadOf(endpoint, params, values, locale, isSignedIn);
  if (!read) return askCms(facts, locale, endpoint, question);
  return facts.answers.get(read, () => askCms(facts, locale, endpoint, { params, query: read.query }));
}

/**
 * Ends the session in the browser and leads to the login, except from the login's own area (spec §8) and from mailed
 * links, which work for visitors and whose address belongs into no other.
 */
async function dropSession(context: Context, status: number): Promise<void> {
  const facts = context.get(factsContext);
  const { session } = facts.jar;
  facts.jar.close();
  // Refused with 403 it is still alive in the CMS, and would live on unseen.
  if (status === 403 && session) await facts.revokeSession(session);
  const path = context.get(pagePathContext);
  const locale = context.get(localeContext);
  if (path.startsWith(localePath(locale, '/auth/')) || path.startsWith(localePath(locale, '/logout'))) return;
  if (carriesRight(path.split('?')[1] ?? '')) return;
  throw leadToLogin(context);
}

/**
 * A failure that is ours is told in the specification's words (spec §8), but where the CMS says more exactly what is
 * away.
 */
function ownFault(context: Context, { status, envelope }: Answer): string | undefined {
  const locale = context.get(localeContext);
  const isOwn =
    status >= 500 &&
    !envelope.success &&
    [messageOfStatus[500], messageOfStatus[503]].some((key) => messageText(locale, key) === envelope.message);
  return isOwn ? messageText(locale, messageOfStatus[500]) : undefined;
}

/** Of a limit: how long to wait, where the CMS has no words of its own for it. */
function waitMessage(context: Context, { status, envelope, retryAfterSeconds }: Answer): string | undefined {
  if (status !== 429 || !retryAfterSeconds) return undefined;
  if (!envelope.success && envelope.message !== messageText(context.get(localeContext), 'error.tooMany'))
    return undefined;
  return messageText(context.get(localeContext), messageRef('error.tooManyMinutes', Math.ceil(retryAfterSeconds / 60)));
}

function noteFailure(context: Context, status: number): void {
  if (status >= 500) context.get(factsContext).outcome.degraded = true;
}

/** The error page of a refused read. A filter that the CMS does not know is an address that does not exist. */
function pageOf({ status, envelope, retryAfterSeconds }: Answer) {
  const message = envelope.success ? '' : envelope.message;
  const isMissing = status === 400 || status === 404 || status === 422;
  const headers: HeadersInit = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return data({ message }, { status: isMissing ? 404 : status, headers });
}

function dataOf<Data>({ envelope }: Answer): Data {
  if (!envelope.success) throw new Error('A failure has no data');
  // The CMS answers by the same contract; its own tests hold it to the shapes.
  return envelope.data as Data;
}

function metaOf({ envelope }: Answer, list: unknown): PageMeta {
  if (envelope.success && envelope.meta) return envelope.meta;
  const total = Array.isArray(list) ? list.length : 0;
  return { page: 1, pageSize: total, pageCount: 1, total };
}
