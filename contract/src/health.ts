/** What both processes answer to whoever watches them, under any host. */
export const healthPaths = { live: '/healthz', ready: '/readyz' } as const;

/** By what is looked at, in a word: `ok`, or what is wrong with it. Never an address, a version or a message. */
export type HealthChecks = Readonly<Record<string, string>>;

/** The process answers: whoever restarts it need not ask for more. */
export const liveAnswer = { status: 200, body: { status: 'live' } } as const;

/**
 * Whether traffic may be sent to a process.
 *
 * @param needed all of them must be `ok`
 * @param noted said beside them, and no obstacle
 */
export function readyAnswer(needed: HealthChecks, noted: HealthChecks = {}) {
  const isReady = Object.values(needed).every((word) => word === 'ok');
  return {
    status: isReady ? 200 : 503,
    body: { status: isReady ? 'ready' : 'unready', checks: { ...needed, ...noted } },
  } as const;
}
