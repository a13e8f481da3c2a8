import { systemPaths } from '@scholars/contract/call-paths';
import { portalKnowsForMs } from '@scholars/contract/cdn';

const pollMs = 1000;
const timeoutMs = 2000;

/**
 * Follows what is published: asks the CMS once a second for the version of its content. Each portal asks for itself, so
 * that the CMS need not know how many there are.
 */
export function followContent({ cmsUrl, everyMs = pollMs }: { cmsUrl: string; everyMs?: number | undefined }) {
  let current: string | undefined;
  let isAway = true;
  let knownAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    const askedAt = performance.now();
    // A CMS that does not answer has published nothing that could be shown.
    const heard = await readVersion(cmsUrl);
    isAway = heard === undefined;
    current = heard ?? current;
    if (!isAway) knownAt = askedAt;
    if (!isStopped) timer = setTimeout(() => void ask(), everyMs).unref();
  }

  return {
    /** Fulfilled with the first answer, or when there was none in time. */
    begun: ask(),
    /** The version that was last heard of; nothing before the first answer. */
    current: () => current,
    /**
     * Whether a version is the one of what is published, as far as anybody can know who asks. What is made of it may be
     * kept elsewhere: the word to let go of it comes later than this is true.
     */
    isSurely: (version: string | undefined) =>
      version !== undefined && version === current && performance.now() - knownAt < portalKnowsForMs,
    /** The CMS did not answer when it was last asked. */
    isAway: () => isAway,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function readVersion(cmsUrl: string): Promise<string | undefined> {
  try {
    const response = await fetch(cmsUrl + systemPaths.contentVersion, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return response.ok ? versionIn(answer) : undefined;
  } catch {
    return undefined;
  }
}

function versionIn(answer: unknown): string | undefined {
  // Whatever shape an answer has, asking it for a name is safe.
  const version = (answer as { data?: { version?: unknown } } | null)?.data?.version;
  return typeof version === 'string' ? version : undefined;
}
