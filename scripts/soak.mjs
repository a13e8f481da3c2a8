import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './lib/bench-times.mjs';
import { ExpectedFailure, listenForStop, runCommand } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { putUnderLoad } from './lib/soak/load.mjs';
import { startMachines } from './lib/soak/machines.mjs';
import { countApplications, openDatabase, reckon } from './lib/soak/reckoning.mjs';

const firstPort = 4300;
const killEveryMs = 20_000;
const rollEveryMs = 5_000;
const warmMs = 5_000;
const drainSeconds = 3;
/** A request that came before the balancer knew is in flight at the kill too. */
const knownAfterMs = 500;
const databaseAwayMs = 3_000;
/** Within which everything answers again once the database does. */
const recoveredAfterMs = 3_000;

/**
 * `npm run soak -- --seconds 600`: two CMSs and two portals on one PostgreSQL behind balancers, under a mixed load of
 * pages, lists, sign-ins, forms with files, applications and chat, of which one process is killed every twenty seconds.
 * With `--rolling` each is told to stop and started again, as for a new version, and no request may fail. With
 * `--database` PostgreSQL is one of those that are killed, and away for three seconds. Ends with 1 where anything
 * accepted is lost or there twice, or a request failed that was not in flight at a kill, nor met an absent database.
 */
await runCommand(async () => {
  const signal = listenForStop();
  const { seconds, isRolling, hasDatabase } = readArguments(process.argv.slice(2));
  await prepare(['contract', 'cms', 'portal'], { signal });
  console.log('  Starting PostgreSQL, two CMSs and two portals …');
  const machines = await startMachines({ from: firstPort, shutdownDelaySeconds: isRolling ? drainSeconds : 0, signal });
  try {
    const db = openDatabase(machines.databaseUrl);
    const applicationsBefore = await countApplications(db, 'member@scholars.example');
    await db.destroy();
    const load = putUnderLoad(machines);
    /** @type {{ name: string, from: number, to: number, excusedUntil: number }[]} */
    const stops = [];
    /** @type {Map<string, number[]>} */
    const memory = new Map();
    const note = () => {
      for (const { name, megabytes } of machines.memory()) memory.set(name, [...(memory.get(name) ?? []), megabytes]);
    };

    await pause(warmMs);
    const turns = hasDatabase ? [0, 'database', 2, 1, 'database', 3] : [0, 2, 1, 3];
    const until = Date.now() + seconds * 1000;
    for (let n = 0; Date.now() < until && !signal.aborted; n += 1) {
      const turn = turns[n % turns.length] ?? 0;
      note();
      const from = Date.now();
      if (typeof turn === 'string') {
        await machines.crashDatabase(databaseAwayMs);
        stops.push({ name: turn, from, to: Date.now(), excusedUntil: Date.now() + recoveredAfterMs });
      } else {
        const one = machines.processes[turn];
        if (!one) throw new Error('There is no such process');
        await machines.restart(one, isRolling ? 'SIGTERM' : 'SIGKILL');
        stops.push({ name: one.name, from, to: Date.now(), excusedUntil: from + knownAfterMs });
      }
      await pause(isRolling ? rollEveryMs : Math.max(0, from + killEveryMs - Date.now()), undefined, { signal }).catch(
        () => undefined,
      );
    }
    note();
    const accepted = await load.end();
    const headers = await load.signIn('coordinator');
    const { origin, databaseUrl, files } = machines;
    const { lost, doubled } = await reckon({ origin, databaseUrl, files, headers, applicationsBefore }, accepted);
    const unexplained = load.failed.filter(
      ({ from, to }) => isRolling || !stops.some((stop) => from <= stop.excusedUntil && to >= stop.from),
    );
    const brokenOff = machines.brokenOff();
    print({ load, stops, memory, accepted, lost, doubled, unexplained, brokenOff, isRolling });
    return lost.length + doubled.length + unexplained.length === 0 ? 0 : 1;
  } finally {
    await machines.stop();
  }
});

/** @param {readonly string[]} words */
function readArguments(words) {
  const isRolling = words.includes('--rolling');
  const at = words.indexOf('--seconds');
  const seconds = at < 0 ? 600 : Number(words[at + 1]);
  if (!(seconds > 0)) throw new ExpectedFailure('--seconds needs a number, e.g. --seconds 600.');
  return { seconds, isRolling, hasDatabase: words.includes('--database') };
}

/** @param {any} found */
function print({ load, stops, memory, accepted, lost, doubled, unexplained, brokenOff, isRolling }) {
  const { forms, chat, applications } = accepted;
  console.log(`\n  ${stops.length} times a process was ${isRolling ? 'told to stop' : 'killed'} and started again`);
  for (const [kind, { ms }] of load.kinds) {
    const failed = load.failed.filter((/** @type {{ kind: string }} */ one) => one.kind === kind).length;
    console.log(
      `  ${kind.padEnd(18)} ${String(ms.length).padStart(6)} answered · ${String(failed).padStart(3)} failed · median ${percentile(ms, 50).toFixed(0)} ms · p95 ${percentile(ms, 95).toFixed(0)} ms`,
    );
  }
  console.log(
    `  accepted: ${forms.length} forms, ${chat.length} messages of chat, ${applications.accepted} applications; ${lost.length} lost, ${doubled.length} doubled`,
  );
  for (const what of [...lost, ...doubled].slice(0, 20)) console.log(`    ${what}`);
  console.log(
    `  ${load.failed.length} requests failed, ${unexplained.length} of them not in flight at a ${isRolling ? 'kill (none is)' : 'kill'}`,
  );
  for (const { kind, what, from } of unexplained.slice(0, 20)) {
    const last = stops.findLast((/** @type {{ from: number }} */ stop) => stop.from <= from);
    const since = last
      ? `, ${from - last.from} ms after ${last.name} was ended, which took ${last.to - last.from} ms to be back`
      : '';
    console.log(`    ${kind}: ${what} at ${new Date(from).toISOString()}${since}`);
  }
  if (isRolling)
    for (const { target, at } of brokenOff)
      console.log(`    port ${target} left an answer in the middle at ${new Date(at).toISOString()}`);
  for (const [name, megabytes] of memory)
    console.log(`  memory of ${name}: ${megabytes.map((/** @type {number} */ one) => one.toFixed(0)).join(' ')} MB`);
}
