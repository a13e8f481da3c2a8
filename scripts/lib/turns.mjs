import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedCommand, packages } from './packages.mjs';

const run = promisify(execFile);

/** What tells the readers of a journey apart in its title: their language, and the width of their window. */
const readerWords = /\b(?:en|ar)\b|\b\d+ px\b/g;
const inEnglish = /\ben\b/;

/**
 * The journeys that are left to another reader in a short run, of those that two readers would walk alike: the same
 * place in the code, and a title that differs in the reader alone. Of a file's twins the first is walked in Arabic (on a
 * phone, where most goes wrong), the next in English, and so on: each is walked once, and a subject with several is
 * seen by both.
 *
 * @param {string[]} journeys as Playwright lists them, `[project] › file.spec.ts:12:3 › title › title`
 * @returns {string[]} some of these
 */
export function leftToOthers(journeys) {
  const ofFiles = new Map();
  for (const journey of journeys) {
    const words = journey.replaceAll(readerWords, '');
    const [, file] = /› ([^:]+):/.exec(journey) ?? [];
    const groups = ofFiles.get(file) ?? new Map();
    ofFiles.set(file, groups.set(words, [...(groups.get(words) ?? []), journey]));
  }
  return [...ofFiles.values()].flatMap((groups) => [...groups.values()].flatMap(pairsOf).map(takeTurns));
}

/** The first that is told of in English with the first that is not, the second with the second. */
function pairsOf(alike) {
  const english = alike.filter((journey) => inEnglish.test(journey));
  const arabic = alike.filter((journey) => !inEnglish.test(journey));
  return english.slice(0, arabic.length).map((journey, place) => [journey, arabic[place]]);
}

function takeTurns([english, arabic], place) {
  return place % 2 === 0 ? english : arabic;
}

// The tags of a journey that hangs on the language itself, which is left to nobody, and of one that is left to thorough runs.
const [ofBoth, ofThoroughRuns] = ['@both', '@thorough'];

/**
 * Playwright's arguments for a short run: which journeys are left out of it.
 *
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal, resultFolder: string }} options
 * @returns {Promise<string[]>} none where the journeys cannot be listed: walking them says why
 */
export async function journeysByTurns({ env, signal, resultFolder }) {
  const list = ['test', '--list', '--reporter=list', '--grep-invert', `${ofBoth}|${ofThoroughRuns}`];
  const listed = await run(installedCommand('portal', 'playwright'), list, {
    cwd: packages.portal.folder,
    env,
    signal,
    maxBuffer: 2 ** 26,
  }).catch(() => undefined);
  if (!listed) return [];
  const journeys = listed.stdout.split('\n').filter((line) => line.includes(' › '));
  const file = path.join(resultFolder, 'left-to-others.txt');
  writeFileSync(file, leftToOthers(journeys.map((line) => line.trim())).join('\n'));
  return ['--test-list-invert', file, '--grep-invert', ofThoroughRuns];
}
