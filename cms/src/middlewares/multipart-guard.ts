import { findCallPath } from '@scholars/contract/call-paths';
import type { Endpoint } from '@scholars/contract/endpoint';
import { formTextMaxBytes } from '@scholars/contract/limits';
import { ContractError } from '../platform/errors/contract-error.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';
import { isBelowApi } from '../platform/contract/is-below-api.js';

// The frame of a multipart body: boundaries and headers of its parts.
const frameBytes = 16_384;
/** A file of the media library, of a field for pictures, and one in another's place. */
const mediaUploads = /^\/upload(\/files(\/\d+\/replace)?)?\/?$/;
// Beyond this a body is refused unread; below it, an oversized file is answered beside its field.
const slackFactor = 2;

/**
 * Strapi's body reader writes each file of any multipart request to a temporary folder, before routing,
 * and leaves those of unknown fields there. So multipart passes only where it belongs: to the contract's
 * own upload calls, which read it into memory themselves, and to the media library of the admin.
 */
export default () => async (ctx: StrapiContext, next: Next) => {
  const type = ctx.get('Content-Type');
  if (!/^\s*multipart\//i.test(type)) return next();
  if (await isMediaUpload(ctx)) return next();
  // Keyed by the contract's methods, and asked for a name that may be any.
  const calls: ReadonlyMap<string, Endpoint | undefined> | undefined = findCallPath(ctx.path)?.calls;
  const multipart = calls?.get(ctx.method)?.multipart;
  if (!multipart) return refuseType(ctx);
  const length = Number(ctx.get('Content-Length') || 0);
  if (length > slackFactor * multipart.maxFileBytes + formTextMaxBytes + frameBytes) throw new ContractError(413);
  ctx.state.multipartType = type;
  // Strapi's reader then takes no notice of the body.
  ctx.req.headers['content-type'] = 'application/octet-stream';
  await next();
};

/** Below `/api` in the contract's envelope, which words it; elsewhere without a word. */
function refuseType(ctx: StrapiContext): void {
  if (isBelowApi(ctx.path)) throw new ContractError(415);
  ctx.status = 415;
  ctx.body = '';
}

/** An administrator's upload to the media library. Who it is must be known here: the body is read before routes ask. */
async function isMediaUpload(ctx: StrapiContext): Promise<boolean> {
  if (ctx.method !== 'POST' || !mediaUploads.test(ctx.path)) return false;
  const token = /^Bearer (\S+)$/.exec(ctx.get('Authorization'))?.[1];
  if (!token) return false;
  const { isValid } = strapi.sessionManager('admin').validateAccessToken(token);
  return isValid;
}
