import { buildTasks } from './compile.mjs';
import { installScriptTasks } from './install-scripts.mjs';
import { installTasks } from './install.mjs';
import { runTasks } from './run-tasks.mjs';

/**
 * Installs and builds what is missing or stale of the named packages, each step as soon as what it needs is there: on
 * two cores none of them stands still while the other unpacks, compiles or bundles.
 *
 * @param {string[]} names
 * @param {{ builds?: string[], signal?: AbortSignal }} [options] `builds`: which of them are built; all unless told
 */
export function prepare(names, { builds = names, signal } = {}) {
  const tasks = [...installTasks(names), ...installScriptTasks(names), ...buildTasks(builds)];
  return runTasks(tasks, { signal });
}
