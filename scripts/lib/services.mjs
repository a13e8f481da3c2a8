import { fileURLToPath } from 'node:url';
import { addressHere } from '../../contract/src/settings.js';
import { packages } from './packages.mjs';

// A rendered page is a few megabytes of short-lived objects: with a larger nursery, most are gone before they are
// looked at again.
const nursery = '--max-semi-space-size=64';
const runStrapi = fileURLToPath(new URL('run-strapi.mjs', import.meta.url));
const strapi = 'node_modules/@strapi/strapi/bin/strapi.js';
const commands = {
  start: { cms: [nursery, runStrapi], portal: [nursery, 'build/server/start.js'] },
  develop: { cms: [strapi, 'develop'], portal: ['server/dev.mjs'] },
};
// The CMS answers only once an empty database is filled, which on a slow disk takes minutes.
const cmsReadyWithinMs = 600_000;
const portalReadyWithinMs = 120_000;

/** How each of the two services is run: for `runTogether`. @param {'start' | 'develop'} mode */
export function planServices(mode, configuration, env) {
  const { PORT, CMS_HOST, CMS_PORT, APP_ENV, LOG_FORMAT, SHUTDOWN_DELAY_SECONDS } = configuration;
  // In production every line belongs to the log; elsewhere a good start needs none of them.
  const isShown = APP_ENV === 'production';
  const isJson = LOG_FORMAT === 'json';
  const shutdownDelayMs = SHUTDOWN_DELAY_SECONDS * 1000;
  return {
    cms: {
      name: 'cms',
      label: 'Starting cms (an empty database is filled first)',
      args: commands[mode].cms,
      cwd: packages.cms.folder,
      readyUrl: `${addressHere(CMS_HOST, CMS_PORT)}/readyz`,
      readyWithinMs: cmsReadyWithinMs,
      env,
      isShown,
      isJson,
      shutdownDelayMs,
    },
    portal: {
      name: 'portal',
      label: 'Starting portal',
      args: commands[mode].portal,
      cwd: packages.portal.folder,
      readyUrl: `http://127.0.0.1:${PORT}/readyz`,
      readyWithinMs: portalReadyWithinMs,
      env,
      isShown,
      isJson,
      shutdownDelayMs,
    },
  };
}
