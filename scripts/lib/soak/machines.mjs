import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../child-process.mjs';
import { childEnvironment, readConfiguration } from '../configuration.mjs';
import { startPostgres } from '../embedded-postgres.mjs';
import { findListener, residentBytes } from '../processor-time.mjs';
import { planServices } from '../services.mjs';
import { waitUntilReady } from '../wait-until-ready.mjs';
import { startBalancer } from './balancer.mjs';

/**
 * @typedef {'cms' | 'portal'} Kind
 * @typedef {{ name: string, kind: Kind, n: number, child: ReturnType<typeof startChild> | undefined, isUp: boolean }} Machine
 */
const each = 2;

/**
 * A network on more than one machine, as far as one machine can show it: PostgreSQL, two CMSs on it with one folder of
 * files, two portals with folders of their own, and a balancer before either kind.
 *
 * @param {{ from: number, shutdownDelaySeconds: number, signal: AbortSignal }} settings the first of its ports
 */
export async function startMachines({ from, shutdownDelaySeconds, signal }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'scholars-soak-'));
  // PostgreSQL's own user has to reach its folder.
  chmodSync(folder, 0o755);
  const ports = { portals: from, cmss: from + 1, postgres: from + 2, portal: from + 10, cms: from + 20 };
  const postgres = await startPostgres({
    databaseDir: path.join(folder, 'postgres'),
    port: ports.postgres,
    password: 'only-for-the-soak',
  });
  const databaseUrl = postgres.url;

  const publicUrl = `http://localhost:${ports.portals}`;

  /** @param {Kind} kind @param {number} n */
  const planOf = (kind, n) => {
    const dataDir = path.join(folder, kind === 'cms' ? 'files' : `portal-${n}`);
    mkdirSync(dataDir, { recursive: true });
    const configuration = readConfiguration({
      PORT: String(ports.portal + n),
      CMS_PORT: String(ports.cms + n),
      PUBLIC_URL: publicUrl,
      CMS_URL: `http://127.0.0.1:${ports.cmss}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: 'only for the soak 0123456789 0123456789',
      SEED: 'demo',
      CAPTCHA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SHUTDOWN_DELAY_SECONDS: String(shutdownDelaySeconds),
    });
    const plan = planServices('start', configuration, childEnvironment(process.env, configuration))[kind];
    return { ...plan, name: `${kind} ${n + 1}` };
  };

  /** @type {Machine[]} */
  const processes = [];
  /** @param {Machine} one */
  async function start(one) {
    const plan = planOf(one.kind, one.n);
    const child = startChild(plan);
    one.child = child;
    await waitUntilReady(plan, { signal, child });
    one.isUp = true;
  }

  /** @type {Awaited<ReturnType<typeof startBalancer>>[]} */
  const balancers = [];
  async function stop() {
    for (const balancer of balancers) balancer.stop();
    for (const { child } of processes) child?.send('SIGKILL');
    await Promise.all(processes.map(async ({ child }) => child?.ended));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    for (const kind of /** @type {const} */ (['cms', 'portal'])) {
      const first = ports[kind];
      const behind = kind === 'cms' ? ports.cmss : ports.portals;
      balancers.push(
        await startBalancer(
          behind,
          Array.from({ length: each }, (_, n) => first + n),
        ),
      );
      for (let n = 0; n < each; n += 1) {
        /** @type {Machine} */
        const one = { name: `${kind} ${n + 1}`, kind, n, child: undefined, isUp: false };
        processes.push(one);
        await start(one);
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    origin: `http://127.0.0.1:${ports.portals}`,
    publicUrl,
    databaseUrl,
    files: path.join(folder, 'files'),
    processes,
    /** Ends a process and starts it again. @param {Machine} one @param {'SIGKILL' | 'SIGTERM'} how */
    async restart(one, how) {
      one.isUp = false;
      one.child?.send(how);
      await one.child?.ended;
      await start(one);
    },
    /** Ends PostgreSQL in the middle of everything, and starts it again after so many milliseconds. @param {number} awayMs */
    async crashDatabase(awayMs) {
      await postgres.crash();
      await pause(awayMs);
      await postgres.start();
    },
    /** Megabytes of memory of each process that is up. */
    memory() {
      return processes.flatMap(({ name, kind, n, isUp }) => {
        const pid = isUp ? findListener(ports[kind] + n) : undefined;
        try {
          return pid ? [{ name, megabytes: residentBytes(pid) / 2 ** 20 }] : [];
        } catch {
          return [];
        }
      });
    },
    /** Answers that a process left in the middle. */
    brokenOff: () => balancers.flatMap(({ brokenOff }) => brokenOff),
    stop,
  };
}
