/** Where each process tells in figures how it fares, on a port of its own (`METRICS_PORT`, `CMS_METRICS_PORT`). */
export const metricsPath = '/metrics';

/**
 * What both processes count, under the same names. Labels are few whatever is asked: routes of the contract and of the
 * page table, `*` for all that no route is for. Nothing of a person is one.
 */
export const commonMetrics = {
  build: {
    name: 'scholars_build_info',
    help: 'Always 1: which version runs, and on which Node.js.',
    labelNames: ['version', 'node'],
  },
  requests: {
    name: 'scholars_http_requests_total',
    help: 'Requests answered by this process, by route, method and class of status. Health checks are not counted.',
    labelNames: ['route', 'method', 'status'],
  },
  durations: {
    name: 'scholars_http_request_duration_seconds',
    help: 'How long requests of a route took in this process, until their answer was made or, in the portal, sent.',
    labelNames: ['route'],
    // Kept answers take less than the first, whole pages a few of them; the last is what a visitor waits for at most.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  },
  inFlight: {
    name: 'scholars_http_requests_in_flight',
    help: 'Requests that this process is answering now.',
  },
  checks: {
    name: 'scholars_check_ok',
    help: 'What /readyz of this process looks at: 1 where it is well.',
    labelNames: ['check'],
  },
  ready: {
    name: 'scholars_ready',
    help: '1 while /readyz of this process would answer 200.',
  },
  memoryBytes: {
    name: 'scholars_memory_bytes',
    help: 'Bytes that a memory of this process holds, of those that are bounded.',
    labelNames: ['memory'],
  },
  memoryMaxBytes: {
    name: 'scholars_memory_max_bytes',
    help: 'Bytes that a memory of this process holds at most.',
    labelNames: ['memory'],
  },
  heapLimit: {
    name: 'scholars_heap_limit_bytes',
    help: 'The size of its heap at which this process ends itself.',
  },
  memoryLimit: {
    name: 'scholars_memory_limit_bytes',
    help: 'The memory that this process may take: its container’s limit, or all that the machine has.',
  },
  liveSockets: {
    name: 'scholars_live_sockets',
    help: 'Open connections of the live channel in this process.',
  },
} as const;

const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A request's method as a label: anybody can send others. */
export function methodLabel(method = ''): string {
  return knownMethods.includes(method) ? method : 'other';
}

/** The class of a status as a label, e.g. `2xx`. */
export function statusLabel(status: number): string {
  return status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : 'other';
}
