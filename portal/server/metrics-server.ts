import { createServer, type Server } from 'node:http';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { errorKind } from '@scholars/contract/error-kind';
import { commonMetrics, metricsPath } from '@scholars/contract/metrics';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { version } from '../package.json';
import type { Configuration } from './configuration';
import { changesNothing } from './cross-site';
import type { Log } from './log';

/**
 * Tells in figures how the process fares, where the configuration names a port for it: another than that of the site, so
 * that no visitor gets there. A port that is taken keeps nothing from its work.
 *
 * @returns nothing without a port
 */
export function serveMetrics(registry: Registry, { metrics }: Configuration, log: Log): Server | undefined {
  const { port, host } = metrics;
  if (port === undefined) return undefined;
  measureProcess(registry);
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (req, res) => {
    if (req.url !== metricsPath || !changesNothing(req.method)) return void res.writeHead(404).end();
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        log('error', 'metrics.failed', { reason: errorKind(error) });
        res.writeHead(500).end();
      },
    );
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    log('error', 'metrics.not_served', { port, reason: error.code }),
  );
  server.listen(port, host);
  return server;
}

function measureProcess(registry: Registry): void {
  const registers = [registry];
  const { build, heapLimit, memoryLimit } = commonMetrics;
  collectDefaultMetrics({ register: registry });
  new Gauge({ ...build, registers }).set({ version, node: process.versions.node }, 1);
  new Gauge({
    ...heapLimit,
    registers,
    collect() {
      this.set(getHeapStatistics().heap_size_limit);
    },
  });
  new Gauge({
    ...memoryLimit,
    registers,
    collect() {
      this.set(Math.min(process.constrainedMemory() || Infinity, totalmem()));
    },
  });
}
