import { findCommonRead, isForEverybody } from '@scholars/contract/common-reads';
import { hasTooManyParameters, readGiven } from '../platform/contract/given.js';
import { findKept, keepAnswer } from '../platform/contract/kept-answers.js';
import type { Next, StrapiContext, Given } from '../platform/contract/strapi-context.js';
import { contentVersion } from '../platform/content/content-version.js';

/**
 * Answers to reads that are the same for everybody, members too, kept until something is published: about a hundred
 * times cheaper than asking the database. What is read of the address here is what the action is given, and an answer
 * is kept only when it is an action's own answer to it.
 */
export default () => async (ctx: StrapiContext, next: Next) => {
  // A browser's cross-origin request gets headers of its own.
  const given = ctx.get('Origin') ? undefined : givenOf(ctx);
  if (!given) return next();
  const kept = findKept(given);
  if (kept) {
    ctx.status = 200;
    ctx.set(kept.headers);
    ctx.body = kept.body;
    return;
  }
  const version = contentVersion();
  ctx.state.given = given;
  await next();
  if (ctx.status !== 200 || ctx.state.answered !== given) return;
  const body = Buffer.from(JSON.stringify(ctx.body));
  const { 'content-length': _ofThisBody, ...headers } = ctx.response.headers;
  keepAnswer(given, version, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
  });
  ctx.body = body;
};

function givenOf(ctx: StrapiContext): Given | undefined {
  const call = hasTooManyParameters(ctx) ? undefined : findCommonRead(ctx.method, ctx.path);
  const given = call && readGiven(call.endpoint, call.params, ctx);
  return given?.ok && isForEverybody(given.value.endpoint, given.value.query) ? given.value : undefined;
}
