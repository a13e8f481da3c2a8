import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from './configuration';
import { answerFailure } from './failure';
import { sendFile, type StaticFiles } from './static-files';

/** At the root, so that it may answer for every page. */
export const serviceWorkerPath = '/service-worker.js';
/** What the build gives beside it, for an installation that wants none. */
const retiringPath = '/retire-service-worker.js';

/**
 * Sends the service worker, or what takes its place where it is turned off. Browsers ask anew with each page, so a
 * release, or its end, is there with the next one.
 */
export function sendServiceWorker(
  req: IncomingMessage,
  res: ServerResponse,
  files: StaticFiles,
  { hasServiceWorker }: Configuration,
): void {
  const file = files.get(hasServiceWorker ? serviceWorkerPath : retiringPath);
  if (!file) return answerFailure(req, res, 404);
  res.setHeader('Service-Worker-Allowed', '/');
  sendFile(req, res, file, 'no-cache');
}
