import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedFailure } from './command.mjs';

const pauseMs = 200;
const answerWithinMs = 5_000;

/**
 * Asks `readyUrl` until it answers with a 2xx. `ended`: also of others, without whom there is nothing to wait for.
 * @throws {ExpectedFailure} when `ended` settles first, with that process's exit code, or `readyWithinMs` after the start
 *   and after `child` has last said that it is at work
 */
export async function waitUntilReady({ name, readyUrl, readyWithinMs }, { signal, child, ended = endOf(child) }) {
  const startedAt = Date.now();
  let end;
  let isOver = false;
  ended.then((value) => {
    end = value;
    isOver = true;
  });
  while (!(await isReady(readyUrl))) {
    if (isOver || signal.aborted) throw endedTooEarly(end);
    if (Date.now() > Math.max(startedAt, child.toldAt) + readyWithinMs) {
      throw new ExpectedFailure(`${name} did not answer at ${readyUrl} within ${readyWithinMs / 1000} s.`);
    }
    await wait(pauseMs);
  }
  // Another program may have taken the port in the meantime and be the one that answers.
  if (isOver) throw endedTooEarly(end);
}

const endOf = (child) => child.ended.then((end) => ({ child, ...end }));

function endedTooEarly(end) {
  if (!end) return new ExpectedFailure('Stopped.', 0);
  return new ExpectedFailure(`${end.child.name} ended before it was ready (${end.how}).`, end.exitCode || 1);
}

async function isReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs), redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Nobody listens yet, or the answer takes too long: both mean "not ready", and the caller asks again.
    return false;
  }
}
