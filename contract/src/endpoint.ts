import type * as z from 'zod/mini';
import type { SubmissionKind } from './queues/submission-kinds.js';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Who may call: anybody; a signed-in member; a coordinator; or the holder of a mailed link's token.
 * A coordinator is also a member.
 */
export type Access = 'public' | 'member' | 'coordinator' | 'link';

/** What a person has of their own, and nobody else may reach. */
export type OwnedKind =
  | 'session'
  | 'identity'
  | 'notification'
  | 'application'
  | 'search-alert'
  | 'connection'
  | 'conversation'
  | 'message'
  | 'cv'
  | 'push-subscription'
  | 'data-export'
  | 'queue-view';

/**
 * How often a call may be made. Calls with the same name count together; the numbers stand in the CMS's `limits.ts`.
 */
interface CallLimit {
  name:
    | 'register'
    | 'accountMail'
    | 'linkToken'
    | 'passwordChange'
    | 'providerLogin'
    | 'form'
    | 'eventAnswer'
    | 'newsletter'
    | 'newsletterLink'
    | 'preferencesLink'
    | 'captcha'
    | 'application'
    | 'calendarFeed'
    | 'uiAction'
    | 'chat'
    | 'upload'
    | 'profileImport'
    | 'pushSubscription'
    | 'sheet'
    | 'dataExport'
    | 'bulkChange'
    | 'export'
    | 'guestStep'
    | 'template'
    | 'recordSearch';
  /** By session, nobody uses up with a stolen one the tries of its owner's others. Else by the visitor's address. */
  by?: 'session';
  /** Only calls whose body is right count. Else all do, before anything of their body is read. */
  counts?: 'valid';
  /** This call is counted by itself, though it shares the numbers. */
  isApart?: true;
}

/** An answer that is a file, sent to be saved. */
export interface Download {
  /** What it may be. */
  types: readonly [string, ...string[]];
  /**
   * How long anybody may keep a file that is the same for everybody. Without it it is kept nowhere, and nothing in it
   * can run.
   */
  keptSeconds?: number;
  /** Programs ask for it again and again: whoever has it as it is now is told so (`ETag`), and no cache shares it. */
  isRevalidated?: true;
}

/** One call of the API. From it come the route, its validation, the typed client, tests and the OpenAPI document. */
export interface Endpoint {
  method: Method;
  /** With `{name}` for each parameter, e.g. `/api/job-opportunities/{id}`. */
  path: string;
  access: Access;
  /** One sentence for the reader of the OpenAPI document. */
  summary: string;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** How the body travels; `multipart` names the file fields it may carry. */
  multipart?: { files: readonly string[]; maxFileBytes: number };
  /**
   * The answer of this public call depends on who asks. Without it the answer is the same for everybody: it may be kept
   * and given to members too, and no session is looked up for it. Of `signed-in` the answer is the same for all who are
   * not, and is kept for them.
   */
  personal?: true | 'signed-in';
  /** Names of the query that make the answer one person's own: with one of them it is never kept. */
  personalQuery?: readonly string[];
  /** The shape of `data` in the envelope, or of one element of it where `list` is true. */
  data?: z.ZodMiniType;
  list?: boolean;
  /** The answer is not an envelope: a file, or the shape of Strapi's REST. */
  raw?: Download | 'strapi';
  /**
   * The address names one of these that the caller has. Its action is given it (`defineOwnedAction`), and whoever has
   * no such one is answered 404, as if nobody had it.
   */
  owned?: OwnedKind;
  limit?: CallLimit;
  /** The call sends a form of this kind, which the CMS takes as the kind's description says. */
  submits?: SubmissionKind;
  /** The call takes what the visitor's browser is known by (`knownBrowserHeader`), and its answer may say it anew. */
  knowsBrowser?: boolean;
  /** A coordinator may call it before their second step at sign-in is set up, where the configuration requires one. */
  isBeforeSecondFactor?: boolean;
  /**
   * A coordinator of some queues may call it too: it is about themselves, or its action looks at no other queue than
   * theirs. Calls whose path names a kind need not say so; all others are for coordinators of all queues.
   */
  isOfOwnQueues?: boolean;
  /** Each answer is made for its caller alone: a read that must never be kept. */
  isUnique?: boolean;
}

/** Declares an endpoint; the type keeps the exact schemas for `DataOf`, `BodyOf` and `QueryOf`. */
export function endpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

type OutputOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

export type DataOf<E extends Endpoint> = E['list'] extends true ? OutputOf<E['data']>[] : OutputOf<E['data']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type QueryInputOf<E extends Endpoint> = InputOf<E['query']>;

/** Names of the `{…}` parameters of a path. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/** Fills a path's parameters, encoded. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for {${name}} of ${path}`);
    return encodeURIComponent(value);
  });
}
