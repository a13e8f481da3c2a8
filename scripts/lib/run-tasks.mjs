import { ExpectedFailure } from './command.mjs';
import { shareProgress } from './progress.mjs';

/**
 * @typedef {object} Task
 * @property {string} name
 * @property {string} label what the person reads while it runs
 * @property {string[]} after the tasks whose end it waits for; what is named and not among the tasks is done already
 * @property {(signal: AbortSignal) => Promise<void>} run fails once the signal is aborted
 */

/**
 * Runs each task as soon as those that it waits for are done, side by side with whatever else is due. When one fails
 * the others are stopped and waited for, so that nothing works on behind the person's back, and its failure is thrown.
 *
 * @param {Task[]} tasks each after those that it waits for
 * @param {{ signal?: AbortSignal }} [options]
 */
export async function runTasks(tasks, { signal } = {}) {
  if (tasks.length === 0) return;
  const failed = new AbortController();
  const stop = AbortSignal.any(signal ? [signal, failed.signal] : [failed.signal]);
  const progress = shareProgress(tasks.length);
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  for (const task of tasks) running.set(task.name, start(task));
  try {
    await Promise.all(running.values());
  } catch (error) {
    failed.abort();
    await Promise.allSettled(running.values());
    throw error;
  } finally {
    progress.end();
  }

  /** @param {Task} task */
  async function start({ label, after, run }) {
    await Promise.all(after.flatMap((name) => running.get(name) ?? []));
    if (stop.aborted) throw new ExpectedFailure('Stopped.', 130);
    await progress.step(label, () => run(stop));
  }
}
