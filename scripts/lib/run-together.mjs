import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from './child-process.mjs';
import { step } from './progress.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

const stopWithinMs = 30_000;
const headStartMs = 10_000;

/**
 * Starts processes side by side, waits until each answers, and runs them until `signal` is aborted or one of them ends;
 * then stops the rest.
 * @param plans `startChild`'s options, with `label`, `readyUrl` (none: not waited for), and `shutdownDelayMs`, for which
 *   they go on answering once they are told to stop
 * @returns the exit code: 0 when stopped by `signal`, else that of the process which ended by itself
 */
export async function runTogether(plans, { signal, onReady }) {
  const children = [];
  const stopped = new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const shutdownDelayMs = Math.max(0, ...plans.map((plan) => plan.shutdownDelayMs ?? 0));
  let ended = stopped;
  const bringUp = async () => {
    if (signal.aborted) return;
    for (const plan of plans) {
      const child = startChild(plan);
      children.push(child);
      ended = Promise.race([ended, child.ended.then((end) => ({ child, ...end }))]);
    }
    for (const [at, plan] of plans.entries()) {
      if (signal.aborted) return;
      if (!plan.readyUrl) continue;
      const child = children[at];
      await step(plan.label, () => waitUntilReady(plan, { signal, ended, child }), { isAmongOutput: plan.isShown });
    }
    onReady();
    for (const child of children) child.showOutput();
  };

  try {
    await bringUp();
  } catch (error) {
    if (!signal.aborted) {
      reportEnd(error, children);
      await stopAll(children, shutdownDelayMs);
      return error.exitCode ?? 1;
    }
  }
  const end = await ended;
  if (end && !signal.aborted) reportEnd(new Error(`${end.child.name} ended by itself (${end.how}).`), children);
  else console.log('\nStopping …');
  await stopAll(children, shutdownDelayMs);
  // A process that ends by itself has failed, even where it says 0.
  return end && !signal.aborted ? end.exitCode || 1 : 0;
}

function reportEnd(error, children) {
  const lines = children.flatMap((child) => child.unshownLines());
  console.error(['', ...lines, '', `${error.message} Stopping the rest.`].join('\n'));
}

/** The last started first: a portal that finishes its answers still needs the CMS for a while. */
async function stopAll(children, shutdownDelayMs) {
  // Each in its turn waits for that long before it begins to end.
  const withinMs = stopWithinMs + shutdownDelayMs * children.length;
  const deadline = Date.now() + withinMs;
  for (const child of children.toReversed()) {
    child.send('SIGTERM');
    await Promise.race([child.ended, wait(headStartMs + shutdownDelayMs, undefined, { ref: false })]);
  }
  const everyEnd = Promise.all(children.map((child) => child.ended));
  await Promise.race([everyEnd, wait(Math.max(0, deadline - Date.now()), undefined, { ref: false })]);
  for (const child of children.filter((one) => !one.hasEnded)) {
    console.error(`${child.name} did not end within ${withinMs / 1000} s and is killed.`);
    child.send('SIGKILL');
  }
}
