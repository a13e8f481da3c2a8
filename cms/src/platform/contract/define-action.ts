import { knownBrowserHeader } from '@scholars/contract/account';
import { pageMeta, type PageMeta } from '@scholars/contract/envelope';
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@scholars/contract/endpoint';
import type { Locale } from '@scholars/contract/locale';
import { parseWith } from '@scholars/contract/parse';
import { addressKey, countTry, type LimitName } from '../rate-limits/limits.js';
import { ContractError, invalidFields } from '../errors/contract-error.js';
import { readGiven } from './given.js';
import { readMultipart, type Upload } from './multipart.js';
import type { SignedIn, StrapiContext, Given } from './strapi-context.js';
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
  ? E extends { personal: true }
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

type Answer<E extends Endpoint> = DataOf<E> extends (infer Row)[] ? ListAnswer<Row> : DataOf<E>;
type Handler = (ctx: StrapiContext) => Promise<void>;

/** A handler that still knows its endpoint; routes are made of these. */
export interface Action {
  endpoint: Endpoint;
  handler: Handler;
}

interface ActionOptions {
  /** Counts calls by the visitor's address (product §8), before anything of their body is read. */
  limit?: LimitName;
  /** What shares a limit with others, and is counted by itself. */
  limitedApart?: string;
}

/**
 * Joins an endpoint of the contract to the code behind it: parse → act → envelope. This and the
 * middlewares beside it are the only code that knows both Koa and the contract.
 *
 * @throws ContractError 422 when query or body do not fit the contract's schemas
 */
export function defineAction<E extends Endpoint>(
  endpoint: E,
  act: (input: ActionInput<E>) => Promise<Answer<E>>,
  { limit, limitedApart = '' }: ActionOptions = {},
): Action {
  return {
    endpoint,
    async handler(ctx) {
      if (limit) await countTry(limit, limitedApart + addressKey(visitorAddress(ctx)));
      const given = givenTo(endpoint, ctx);
      const { values, files } = await readBody(endpoint, ctx);
      const body = parsedOrThrow(endpoint.body, values) as BodyOf<E>;
      const answer = await act({
        params: given.params, // the router fills exactly the path's names
        query: given.query as QueryOf<E>,
        body,
        files,
        locale: given.locale,
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
      ctx.state.answered = given;
      ctx.status = 200;
      ctx.body = endpoint.list ? listEnvelope(answer as ListAnswer<unknown>) : { success: true, data: answer ?? null };
    },
  };
}

/** What the address gives, as it was read for the kept answers or is read now. */
function givenTo(endpoint: Endpoint, ctx: StrapiContext): Given {
  if (ctx.state.given?.endpoint === endpoint) return ctx.state.given;
  const read = readGiven(endpoint, ctx.params, ctx);
  if (!read.ok) throw invalidFields(read.problems);
  return read.value;
}

/** @throws ContractError 401 where the access policy has let in nobody, and somebody is needed */
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

function parsedOrThrow(schema: Endpoint['query'], input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = parseWith(schema, input);
  if (!parsed.ok) throw invalidFields(parsed.problems);
  return parsed.value;
}

async function readBody(endpoint: Endpoint, ctx: StrapiContext) {
  if (ctx.state.multipartType && endpoint.multipart) {
    const { fields, files } = await readMultipart(ctx.req, ctx.state.multipartType, endpoint.multipart);
    return { values: { ...fields, ...files }, files };
  }
  const body = ctx.request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ContractError(400);
  return { values: body, files: {} };
}
