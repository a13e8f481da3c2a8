import type { IncomingMessage, ServerResponse } from 'node:http';
import { healthPaths, liveAnswer, readyAnswer } from '@scholars/contract/health';
import type { followContent } from './content-version';

type HealthAnswer = typeof liveAnswer | ReturnType<typeof readyAnswer>;

interface Settings {
  content: Pick<ReturnType<typeof followContent>, 'current' | 'isAway'>;
  isStopping(): boolean;
}

/**
 * Live: the process answers. Ready: it is not stopping, and has heard of the CMS once. One that is away afterwards is no
 * obstacle: kept pages are shown without it, and a balancer that took every portal away would show nothing.
 */
export function createHealth({ content, isStopping }: Settings) {
  function readiness() {
    const traffic = isStopping() ? 'stopping' : 'ok';
    if (content.current() === undefined) return readyAnswer({ traffic, cms: 'never-heard-of' });
    return readyAnswer({ traffic }, { cms: content.isAway() ? 'away' : 'ok' });
  }

  return {
    readiness,
    /** @returns nothing for other paths */
    find(pathname: string): HealthAnswer | undefined {
      if (pathname === healthPaths.live) return liveAnswer;
      return pathname === healthPaths.ready ? readiness() : undefined;
    },
  };
}

export function isHealthPath(pathname: string): boolean {
  return pathname === healthPaths.live || pathname === healthPaths.ready;
}

export function sendHealth(req: IncomingMessage, res: ServerResponse, { status, body }: HealthAnswer): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : JSON.stringify(body));
}
