import { commonMetrics } from '@scholars/contract/metrics';
import { Gauge } from 'prom-client';
import { gauge, registry } from './registry.js';

const { memoryBytes, memoryMaxBytes } = commonMetrics;
const memories = new Map<string, () => number>();
const most = gauge(memoryMaxBytes.name, memoryMaxBytes.help, memoryMaxBytes.labelNames);
void new Gauge({
  ...memoryBytes,
  registers: [registry],
  collect() {
    for (const [memory, bytes] of memories) this.set({ memory }, bytes());
  },
});

/** Tells of what a module keeps up to so many bytes. Call once. */
export function measureMemory(memory: string, maxBytes: number, bytes: () => number): void {
  memories.set(memory, bytes);
  most.set({ memory }, maxBytes);
}
