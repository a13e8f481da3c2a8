import { systemPaths } from '@scholars/contract/call-paths';
import { openApiDocument } from '@scholars/contract/openapi';
import { koaPath } from '../../platform/contract/contract-routes.js';
import type { StrapiContext } from '../../platform/contract/strapi-context.js';
import { environment } from '../../platform/environment/environment.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { contentVersion } from '../../platform/content/content-version.js';
import { findSpaceProblem, spaceRetrySeconds } from '../../platform/storage/space.js';

const open = { auth: false as const, policies: [{ name: 'global::access', config: { access: 'public' } }] };
let document: unknown;
/** Of this process: after a restart the content may be another one. */
const startedAt = Date.now().toString(36);

export const systemRoutes = {
  type: 'content-api' as const,
  routes: [
    { method: 'GET', path: koaPath(systemPaths.live), handler: live, config: open },
    { method: 'GET', path: koaPath(systemPaths.ready), handler: ready, config: open },
    { method: 'GET', path: koaPath(systemPaths.contentVersion), handler: version, config: open },
    { method: 'GET', path: koaPath(systemPaths.openApi), handler: openApi, config: open },
  ],
};

/** The process answers. */
function live(ctx: StrapiContext) {
  ctx.body = { success: true, data: null };
}

/**
 * The database answers too, and there is space to store something; a failure becomes 503 in the envelope middleware.
 */
async function ready(ctx: StrapiContext) {
  await strapi.db.connection.raw('select 1');
  // Where, is for the log alone: anybody may ask.
  if (await findSpaceProblem()) throw new ContractError(503, undefined, { retryAfterSeconds: spaceRetrySeconds });
  ctx.body = { success: true, data: null };
}

/** Another answer than before means that something was published since; portals ask every second. */
function version(ctx: StrapiContext) {
  ctx.body = { success: true, data: { version: `${startedAt}-${contentVersion()}` } };
}

function openApi(ctx: StrapiContext) {
  document ??= openApiDocument(environment.publicUrl);
  ctx.body = document;
}
