import { knownBrowserHeader } from '@scholars/contract/account';
import { pageMeta, type PageMeta } from '@scholars/contract/envelope';
import type { BodyOf, DataOf, Download, Endpoint, ParamsOf, QueryOf } from '@scholars/contract/endpoint';
import type { Locale } from '@scholars/contract/locale';
import { ContractError, notFound } from '../errors/contract-error.js';
import { countCall } from './count-call.js';
import { getParsedCall, readBody } from './parsed-call.js';
import type { Upload } from './multipart.js';
import { sendFile, type SentFile } from './send-file.js';
import type { SignedIn, StrapiContext } from './strapi-context.js';
import type { Undeclared } from './undeclared.js';
import { visitorAddress } from './visitor-address.js';

/** What an action gets: everything parsed, nothing of HTTP left but the visitor's address. */
export interface ActionInput<E extends Endpoint> {
  params: Record<ParamsOf<E['path']>, string>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Files of a multipart body by field, judged by content already where the contract has a rule for them. */
  files: Partial<Record<string, Upload>>;
  locale: Locale;
  /** The caller's session; always there on endpoints for members and coordinators. */
  signedIn: CallerOf<E>;
  /** The mailed link's token on `link` endpoints, for `link-tokens` to read or redeem; '' elsewhere. */
  linkToken: string;
  /** Header by which a repeated form is recognised; '' when none was sent. */
  idempotencyKey: string;
  visitorAddress: string;
  /** What the visitor's browser is known by (`known-browsers.ts`); '' for one that is not. */
  knownBrowser: string;
  /** Has the browser keep this from now on; the portal sees to it. */
  keepBrowser(tokens: string): void;
  device: string;
}

/** Only what is declared to depend on who asks may look at it: other answers are kept, and given to everybody. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public'
  ? E extends { personal: true | 'signed-in' }
    ? SignedIn | null
    : undefined
  : E['access'] extends 'link'
    ? undefined
    : SignedIn;

/** A page of a list. */
export interface ListAnswer<Row> {
  rows: Row[];
  meta?: PageMeta;
}

type Answer<E extends Endpoint> = E extends { raw: infer Raw extends Download }
  ? SentFile<Raw['types'][number]>
  : DataOf<E> extends (infer Row)[]
    ? ListAnswer<Row>
    : DataOf<E>;
type Act<Input, Given> = (input: Input) => Promise<Given>;

/** What leaves is what the call declares: an action that gives more does not compile. */
type NoMoreThan<Declared, Given> = [Undeclared<Given, Declared>] extends [never]
  ? unknown
  : { undeclared: Undeclared<Given, Declared> };

/** A handler that still knows its endpoint; routes are made of these. */
export interface Action {
  endpoint: Endpoint;
  handler(ctx: StrapiContext): Promise<void>;
}

/** A call whose address names nothing that only its caller has. */
export type UnownedEndpoint = Endpoint & { owned?: undefined };

/**
 * Joins an endpoint of the contract to the code behind it: limit → parse → act → envelope or file. This and the
 * middlewares beside it are the only code that knows both Koa and the contract.
 *
 * @throws ContractError 422 when query or body do not fit the contract's schemas, 429 past the call's limit
 */
export function defineAction<E extends UnownedEndpoint, Given extends Answer<E>>(
  endpoint: E,
  act: Act<ActionInput<E>, Given> & NoMoreThan<Answer<E>, Given>,
): Action {
  return {
    endpoint,
    async handler(ctx) {
      await countCall(endpoint, ctx, 'each');
      await answer(endpoint, ctx, act);
    },
  };
}

type OwnedEndpoint = Endpoint & { owned: string; access: 'member' | 'coordinator' };

/**
 * As `defineAction`, for a call on something that is its caller's own. `act` is given it as `owned`; whoever has no
 * such one is answered 404, before anything of a body is read: the answer tells nothing of other people's.
 *
 * @param find what the address names, among those of this person
 */
export function defineOwnedAction<E extends OwnedEndpoint, Owned, Given extends Answer<E>>(
  endpoint: E,
  find: (userId: number, params: Record<ParamsOf<E['path']>, string>) => Promise<Owned | undefined>,
  act: Act<ActionInput<E> & { owned: Owned }, Given> & NoMoreThan<Answer<E>, Given>,
): Action {
  return {
    endpoint,
    async handler(ctx) {
      await countCall(endpoint, ctx, 'each');
      const owned = await find(callerOf(endpoint, ctx).userId, ctx.params);
      if (owned === undefined) throw notFound();
      await answer(endpoint, ctx, (input) => act(Object.assign(input, { owned })));
    },
  };
}

async function answer<E extends Endpoint>(
  endpoint: E,
  ctx: StrapiContext,
  act: Act<ActionInput<E>, Answer<E>>,
): Promise<void> {
  const call = getParsedCall(endpoint, ctx);
  const { body, files } = await readBody(endpoint, ctx);
  await countCall(endpoint, ctx, 'valid');
  const answered = await act({
    params: call.params, // the router fills exactly the path's names
    query: call.query as QueryOf<E>, // parsed by the endpoint's own schema
    body: body as BodyOf<E>, // so too
    files,
    locale: call.locale,
    get signedIn() {
      return callerOf(endpoint, ctx) as CallerOf<E>; // the access policy has looked
    },
    linkToken: endpoint.access === 'link' ? bearerOf(ctx) : '',
    idempotencyKey: ctx.get('Idempotency-Key'),
    visitorAddress: visitorAddress(ctx),
    knownBrowser: ctx.get(knownBrowserHeader),
    keepBrowser: (tokens) => ctx.set(knownBrowserHeader, tokens),
    device: ctx.get('User-Agent').slice(0, 255),
  });
  const { raw, list } = endpoint;
  if (typeof raw === 'object') return sendFile(ctx, raw, answered as SentFile); // by the type of `Answer`, as the next
  ctx.state.answeredCall = call;
  ctx.status = 200;
  ctx.body = list ? listEnvelope(answered as ListAnswer<unknown>) : { success: true, data: answered ?? null };
}

/** @throws ContractError 401 where the access policy has let in nobody, and somebody is needed */
function callerOf(endpoint: OwnedEndpoint, ctx: StrapiContext): SignedIn;
function callerOf(endpoint: Endpoint, ctx: StrapiContext): SignedIn | null;
function callerOf({ access, personal, path }: Endpoint, ctx: StrapiContext): SignedIn | null {
  if (access === 'link' || (access === 'public' && !personal))
    throw new Error(`${path} is not declared to depend on who asks`);
  const signedIn = ctx.state.signedIn ?? null;
  if (!signedIn && access !== 'public') throw new ContractError(401);
  return signedIn;
}

/** The access policy has let nobody in without one. */
function bearerOf(ctx: StrapiContext): string {
  return /^Bearer (\S+)$/.exec(ctx.get('Authorization'))?.[1] ?? '';
}

/** A list's page with its `meta`, from the rows and the number of all. */
export function listAnswer<Row>(
  rows: Row[],
  query: { page: number; pageSize: number },
  total: number,
  withoutFilters?: number,
): ListAnswer<Row> {
  return {
    rows,
    meta: { ...pageMeta(query.page, query.pageSize, total), ...(withoutFilters !== undefined && { withoutFilters }) },
  };
}

function listEnvelope({ rows, meta }: ListAnswer<unknown>) {
  return { success: true, data: rows, meta: meta ?? pageMeta(1, Math.max(rows.length, 1), rows.length) };
}
