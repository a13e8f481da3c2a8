import { createServer, type Server } from 'node:http';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { commonMetrics, metricsPath } from '@scholars/contract/metrics';
import { collectDefaultMetrics } from 'prom-client';
import { describeError } from '../log/describe-error.js';
import { environment } from '../environment/environment.js';
import { readNetworkFigures } from './network-figures.js';
import { gauge, gaugeOf, registry } from './registry.js';

/** So often the database is asked at most, however many scrape. */
const networkFiguresMs = 10_000;

let server: Server | undefined;

/**
 * Tells in figures how the process fares, where the configuration names a port for it: another than that of the calls,
 * so that no way from outside leads there. A port that is taken keeps nothing from its work.
 */
export function startMetrics(): void {
  const { port, host } = environment.metrics;
  if (port === undefined || server) return;
  measureProcess();
  server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (req, res) => {
    if (req.url !== metricsPath || (req.method !== 'GET' && req.method !== 'HEAD'))
      return void res.writeHead(404).end();
    renderMetrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        strapi.log.error(describeError(error));
        res.writeHead(500).end();
      },
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) => strapi.log.error(`No metrics on port ${port}: ${error.code}`));
  server.listen(port, host);
}

export function stopMetrics(): void {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
}

/**
 * All figures, in Prometheus' text format.
 *
 * @param maxAgeMs of what is read from the database
 */
export async function renderMetrics(maxAgeMs = networkFiguresMs): Promise<string> {
  await readNetworkFigures(maxAgeMs);
  return registry.metrics();
}

function measureProcess(): void {
  if (registry.getSingleMetric(commonMetrics.build.name)) return;
  const { build, heapLimit, memoryLimit } = commonMetrics;
  collectDefaultMetrics({ register: registry });
  const { version } = strapi.config.get<{ version: string }>('info');
  gauge(build.name, build.help, build.labelNames).set({ version, node: process.versions.node }, 1);
  gaugeOf(heapLimit.name, heapLimit.help, () => getHeapStatistics().heap_size_limit);
  gaugeOf(memoryLimit.name, memoryLimit.help, () => Math.min(process.constrainedMemory() || Infinity, totalmem()));
}
