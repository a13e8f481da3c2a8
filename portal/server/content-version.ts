import { systemPaths } from '@scholars/contract/call-paths';

const pollMs = 1000;
const timeoutMs = 2000;

/**
 * Follows what is published: asks the CMS once a second for the version of its content. Each portal asks for itself, so
 * that the CMS need not know how many there are.
 *
 * @param {{ cmsUrl: string, everyMs?: number }} settings
 */
export function followContent({ cmsUrl, everyMs = pollMs }) {
  /** @type {string | undefined} */
  let current;
  let isStopped = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  async function ask() {
    // A CMS that does not answer has published nothing that could be shown.
    current = (await readVersion(cmsUrl)) ?? current;
    if (!isStopped) timer = setTimeout(ask, everyMs).unref();
  }

  return {
    /** Fulfilled with the first answer, or when there was none in time. */
    begun: ask(),
    /** The version that was last heard of; nothing before the first answer. */
    current: () => current,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** @param {string} cmsUrl @returns {Promise<string | undefined>} */
async function readVersion(cmsUrl) {
  try {
    const response = await fetch(cmsUrl + systemPaths.contentVersion, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.json();
    const version = response.ok ? answer?.data?.version : undefined;
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
