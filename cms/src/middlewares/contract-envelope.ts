import { isErrorStatus, type ErrorStatus } from '@scholars/contract/errors';
import { localeOfHeader, type Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { FieldProblems } from '@scholars/contract/parse';
import { ContractError } from '../platform/errors/contract-error.js';
import { routeOf } from '../platform/contract/route-of.js';
import type { Next, StrapiContext } from '../platform/contract/strapi-context.js';
import { isDatabaseAway } from '../platform/database/is-database-away.js';
import { describeError } from '../platform/log/describe-error.js';
import { isDatabaseFull, isOutOfSpace } from '../platform/storage/out-of-space.js';
import { noteFullDatabase, spaceRetrySeconds } from '../platform/storage/space.js';
import { isStoreAway } from '../platform/storage/s3/s3-bucket.mjs';
import { isBelowApi } from '../platform/contract/is-below-api.js';

const retrySeconds = 5;
/** Of gzip and deflate, and of brotli. */
const zlibCode = /^(?:Z_|ERR__ERROR_)/;

/** Every failure below `/api` leaves in the contract's envelope and the request's language (product §2). */
export default () => async (ctx: StrapiContext, next: Next) => {
  if (!isBelowApi(ctx.path)) return next();
  const locale = localeOfHeader(ctx.get('Language'));
  try {
    await next();
  } catch (error) {
    return answerFailure(ctx, locale, asContractError(error, ctx));
  }
  if (ctx.status >= 400 && !isEnvelope(ctx.body))
    answerFailure(ctx, locale, new ContractError(knownStatus(ctx.status)));
};

function answerFailure(ctx: StrapiContext, locale: Locale, { status, ref, details }: ContractError) {
  ctx.status = status;
  if (details.retryAfterSeconds) ctx.set('Retry-After', String(details.retryAfterSeconds));
  ctx.body = {
    success: false,
    message: messageText(locale, ref),
    ...(details.problems && { errors: wordedProblems(locale, details.problems) }),
    ...(details.data !== undefined && { data: details.data }),
  };
}

function wordedProblems(locale: Locale, problems: FieldProblems) {
  return Object.fromEntries(
    Object.entries(problems).map(([field, refs]) => [field, refs.map((ref) => messageText(locale, ref))]),
  );
}

function asContractError(error: unknown, ctx: StrapiContext): ContractError {
  if (error instanceof ContractError) return error;
  if (isOutOfSpace(error)) {
    if (isDatabaseFull(error)) noteFullDatabase();
    return new ContractError(503, undefined, { retryAfterSeconds: spaceRetrySeconds });
  }
  // An outage is never a 401: the portal would sign everybody out.
  if (isDatabaseAway(error) || isStoreAway(error))
    return new ContractError(503, undefined, { retryAfterSeconds: retrySeconds });
  const status = isBadlyPacked(error, ctx) ? 400 : statusOf(error);
  if (status >= 500) strapi.log.error(`${ctx.method} ${routeOf(ctx)}: ${describeError(error)}`);
  return new ContractError(knownStatus(status));
}

const statusByName: Record<string, number> = {
  ValidationError: 400,
  PaginationError: 400,
  YupValidationError: 400,
  NotFoundError: 404,
  ForbiddenError: 403,
  PolicyError: 403,
  UnauthorizedError: 401,
  RateLimitError: 429,
  PayloadTooLargeError: 413,
};

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if ('status' in error && typeof error.status === 'number') return error.status;
  return 'name' in error && typeof error.name === 'string' ? (statusByName[error.name] ?? 500) : 500;
}

/** Of a body that is not packed as its header says, which zlib alone notices. */
function isBadlyPacked(error: unknown, ctx: StrapiContext): boolean {
  return (
    ctx.get('Content-Encoding') !== '' && error instanceof Error && 'code' in error && zlibCode.test(String(error.code))
  );
}

function knownStatus(status: number): ErrorStatus {
  if (isErrorStatus(status)) return status;
  return status < 500 ? 400 : 500;
}

function isEnvelope(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && !Buffer.isBuffer(body);
}
