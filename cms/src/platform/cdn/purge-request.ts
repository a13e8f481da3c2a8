import { contentTag } from '@scholars/contract/cdn';
import { errorKind } from '@scholars/contract/error-kind';

const timeoutMs = 10_000;

/** The CDN in front, if any. */
interface Cdn {
  kind: 'none' | 'cloudflare' | 'fastly';
  url: string;
  token: string;
}

interface Purge {
  headers: Record<string, string>;
  body?: string;
}

/** How a CDN is asked to let go of everything that is made of content. */
export function purgeFor(kind: 'cloudflare' | 'fastly', token: string): Purge {
  if (kind === 'fastly') return { headers: { 'Fastly-Key': token, 'Surrogate-Key': contentTag } };
  return {
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: [contentTag] }),
  };
}

/**
 * Asks a CDN to let go of all that is made of content.
 *
 * @returns what was wrong, by its kind: never a word of what it said, as that may repeat the token
 */
export async function askToPurge({ kind, url, token }: Cdn): Promise<string | undefined> {
  if (kind === 'none') return undefined;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      ...purgeFor(kind, token),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `status ${answer.status}`;
  } catch (error) {
    return errorKind(error);
  }
}
