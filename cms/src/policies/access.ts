import type { Endpoint } from '@scholars/contract/endpoint';
import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { findSession } from '../api/account/sessions.js';
import { mustEnrol } from '../api/account/second-factor.js';
import { isHiddenFrom } from '../api/submission/hidden-submissions.js';
import { ContractError, notFound } from '../platform/errors/contract-error.js';
import type { StrapiContext } from '../platform/contract/strapi-context.js';

/** What Strapi hands a policy: a copy of the context's own properties, without Koa's methods. */
type PolicyContext = Pick<StrapiContext, 'request' | 'state' | 'params'>;

type AccessConfig = Pick<Endpoint, 'access' | 'personal' | 'isBeforeSecondFactor' | 'isOfOwnQueues'> & {
  path?: string;
};

/**
 * Who may call an endpoint. A public one whose answer depends on who asks takes notice of a session that is there
 * and valid; a stale one is then no obstacle. The other public ones do not look.
 *
 * @throws ContractError 401 without a live session where one is needed, 403 for the wrong role, and for a coordinator
 *   without the second step at sign-in that the configuration requires; 404 for what is of other queues than theirs,
 *   and for a submission that is about themselves
 */
export default async function access(
  ctx: PolicyContext,
  { access: needed, personal, ...call }: AccessConfig,
): Promise<boolean> {
  if (needed === 'public' && !personal) return true;
  const bearer = /^Bearer (\S{20,200})$/.exec(String(ctx.request.header.authorization ?? ''))?.[1];
  if (needed === 'link') {
    // The bearer is then a mailed link's token, which the action itself redeems.
    if (!bearer) throw new ContractError(401);
    return true;
  }
  const signedIn = bearer ? await findSession(bearer) : null;
  ctx.state.signedIn = signedIn;
  if (needed === 'public') return true;
  if (!signedIn) throw new ContractError(401);
  if (needed === 'coordinator' && signedIn.role !== 'coordinator') throw new ContractError(403);
  if (needed === 'coordinator' && !call.isBeforeSecondFactor && mustEnrol(signedIn))
    throw new ContractError(403, 'secondFactor.missing');
  if (needed !== 'coordinator') return true;
  const kind = namedQueue(call, ctx.params);
  if (signedIn.queues && !(kind ? signedIn.queues.includes(kind) : call.isOfOwnQueues)) throw notFound();
  if (kind && ctx.params.id && (await isHiddenFrom(kind, ctx.params.id, signedIn))) throw notFound();
  return true;
}

/**
 * The queue that a call's path names. A coordinator of some queues may make calls about these, and those that say that
 * they are about no other: what is new is closed to them until it says so.
 */
function namedQueue(
  { path = '' }: Pick<AccessConfig, 'path'>,
  params: StrapiContext['params'],
): SubmissionKind | undefined {
  // A queue's list and row have a route for each kind, so their path names it itself.
  const [, named = ''] = /^\/api\/backoffice\/([^/]+)/.exec(path) ?? [];
  const kind = named === '{kind}' ? (params.kind ?? '') : named;
  return isSubmissionKind(kind) ? kind : undefined;
}
