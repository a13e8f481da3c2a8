import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild } from '../child-process.mjs';
import { childEnvironment, readConfiguration } from '../configuration.mjs';
import { requireFreePorts } from '../ports.mjs';
import { planServices } from '../services.mjs';
import { waitUntilReady } from '../wait-until-ready.mjs';
import { startTlsProxy } from './tls-proxy.mjs';

/**
 * The product as it is run in production, behind TLS, in a folder that goes with it. Production makes no demo accounts,
 * so the CMS fills its database before that once as if it were not.
 *
 * @param {{ from: number, onAnswer: (answer: import('./tls-proxy.mjs').Answer) => void, signal: AbortSignal }} settings
 *   the first of its three ports, and who is told of every answer that leaves
 */
export async function startProduct({ from, onAnswer, signal }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'scholars-scan-'));
  const publicUrl = `https://localhost:${from}`;
  const environment = {
    PORT: String(from + 1),
    CMS_PORT: String(from + 2),
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: '1',
    DATA_DIR: folder,
    SECRET: randomBytes(32).toString('hex'),
    SEED: 'demo',
    LOG_LEVEL: 'error',
  };
  /** @type {ReturnType<typeof startChild>[]} */
  const children = [];
  let stopProxy = () => {};
  async function stop() {
    stopProxy();
    for (const child of children) child.send('SIGKILL');
    await Promise.all(children.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  }
  /** @param {'cms' | 'portal'} kind @param {Record<string, string>} more */
  async function start(kind, more) {
    const configuration = readConfiguration({ ...environment, ...more });
    const plan = planServices('start', configuration, childEnvironment(process.env, configuration))[kind];
    const child = startChild(plan);
    children.push(child);
    await waitUntilReady(plan, { signal, child });
    return child;
  }
  const production = { NODE_ENV: 'production' };
  try {
    await requireFreePorts({ PORT: from + 1, CMS_PORT: from + 2 });
    const filling = await start('cms', {});
    filling.send('SIGTERM');
    await filling.ended;
    await start('cms', production);
    await start('portal', production);
    const proxy = await startTlsProxy({ port: from, target: from + 1, folder, onAnswer });
    stopProxy = proxy.stop;
    return { publicUrl, certificate: proxy.certificate, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
