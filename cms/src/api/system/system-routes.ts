import { systemPaths } from '@scholars/contract/call-paths';
import { openApiDocument } from '@scholars/contract/openapi';
import { koaPath } from '../../platform/contract/contract-routes.js';
import type { StrapiContext } from '../../platform/contract/strapi-context.js';
import { environment } from '../../platform/environment/environment.js';
import { contentChange, contentVersion } from '../../platform/content/content-version.js';

const open = { auth: false as const, policies: [{ name: 'global::access', config: { access: 'public' } }] };
let document: unknown;
/** Of this process: after a restart the content may be another one. */
const startedAt = Date.now().toString(36);

export const systemRoutes = {
  type: 'content-api' as const,
  routes: [
    { method: 'GET', path: koaPath(systemPaths.contentVersion), handler: version, config: open },
    { method: 'GET', path: koaPath(systemPaths.openApi), handler: openApi, config: open },
  ],
};

/**
 * Another answer than before means that something was published since; portals ask every second. Where there are several
 * processes all give the same, as a portal asks now one and now another.
 */
function version(ctx: StrapiContext) {
  const own = `${startedAt}-${contentVersion()}`;
  ctx.body = { success: true, data: { version: contentChange.mark ?? own } };
}

function openApi(ctx: StrapiContext) {
  document ??= openApiDocument(environment.publicUrl);
  ctx.body = document;
}
