import { commonMetrics, methodLabel, statusLabel } from '@scholars/contract/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';
import { registry } from './registry.js';

const registers = [registry];
const requests = new Counter({ ...commonMetrics.requests, registers });
const durations = new Histogram({
  ...commonMetrics.durations,
  buckets: [...commonMetrics.durations.buckets],
  registers,
});
const inFlight = new Gauge({ ...commonMetrics.inFlight, registers });

/** Call the answer once the request is answered. @param route of the contract or of Strapi's router, never an address */
export function requestBegan(): (method: string, route: string, status: number, ms: number) => void {
  inFlight.inc();
  return (method, route, status, ms) => {
    inFlight.dec();
    requests.inc({ route, method: methodLabel(method), status: statusLabel(status) });
    durations.observe({ route }, ms / 1000);
  };
}
