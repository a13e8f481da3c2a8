import { Counter, Gauge, Registry } from 'prom-client';

/** All that this process tells in figures. Who measures something declares it beside what it measures. */
export const registry = new Registry();
registry.setDefaultLabels({ service: 'cms' });

const registers = [registry];

/**
 * Counts events of one sort by a word of a few. Each begins at 0: of a count that begins with its first event,
 * Prometheus does not see that one.
 */
export function countByWord<Word extends string>(
  name: string,
  help: string,
  label: string,
  words: readonly Word[],
): (word: Word) => void {
  const counter = new Counter({ name, help, labelNames: [label], registers });
  const labelled = new Map(words.map((word) => [word, { [label]: word }]));
  for (const labels of labelled.values()) counter.inc(labels, 0);
  return (word) => counter.inc(labelled.get(word) ?? { [label]: word });
}

/** A figure that stands until it is set anew. */
export function gauge<Label extends string = never>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Gauge<Label> {
  return new Gauge({ name, help, labelNames, registers });
}

/** A figure that is looked at when somebody asks for it. */
export function gaugeOf(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
