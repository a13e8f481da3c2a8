import { logout } from '@scholars/contract/account';

const answerTimeoutMs = 5000;

/**
 * Ends a session in the CMS. It never fails: what is asked of it is done beside something else.
 *
 * @param {string} token
 * @param {object} settings
 * @param {string} settings.cmsUrl
 * @param {string} settings.portalKey
 * @param {import('./log.mjs').Log} settings.log
 * @param {import('./portal-request.mjs').PortalRequest} request in whose course it ends
 */
export async function endSession(token, { cmsUrl, portalKey, log }, { clientIp, requestId }) {
  try {
    const response = await fetch(cmsUrl + logout.path, {
      method: logout.method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Client-Ip': clientIp,
        'X-Portal-Key': portalKey,
        'X-Request-Id': requestId,
      },
      body: '{}',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    await response.body?.cancel();
    // 401: it was over already.
    if (!response.ok && response.status !== 401) log('warn', 'session.kept', { requestId, status: response.status });
  } catch (error) {
    log('warn', 'session.kept', { requestId, reason: error instanceof Error ? error.name : 'unknown' });
  }
}
