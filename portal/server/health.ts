import { systemPaths } from '@scholars/contract/call-paths';

const readyTimeoutMs = 2000;

/**
 * Live: the process answers. Ready: it can serve pages, because the CMS says the same of itself, and it
 * is not shutting down.
 *
 * @returns what gives the status, or nothing for other paths
 */
export function createHealth(cmsUrl: string, isStopping: () => boolean) {
  return async (pathname: string): Promise<number | undefined> => {
    if (pathname === '/health/live') return 200;
    if (pathname !== '/health/ready') return undefined;
    if (isStopping()) return 503;
    return (await answers(cmsUrl + systemPaths.ready)) ? 200 : 503;
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(readyTimeoutMs) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    // Not reached in time is not ready; why is the CMS's business.
    return false;
  }
}
