/** What a process has told in Prometheus' text format, read as Prometheus reads it. */
export interface Scrape {
  /** The kind of each family by its name. */
  types: ReadonlyMap<string, string>;
  samples: readonly Sample[];
  /** The sum of the samples that have these labels; nothing where there is none. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
  /** All values that a label has in a family's samples. */
  labelValues(name: string, label: string): Set<string>;
}

export interface Sample {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?\d[\d.e+-]*|[+-]Inf|[Nn]a[Nn])$/;
const labelPair = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/;

/** @throws where a line is none of the format, a sample is of no family that was named before, or stands twice */
export function readScrape(text: string): Scrape {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const types = new Map<string, string>();
  const helped = new Set<string>();
  const seen = new Set<string>();
  const samples: Sample[] = [];
  for (const line of text.split('\n')) {
    const [, about, family = '', rest = ''] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/.exec(line) ?? [];
    if (line === '') continue;
    if (about === 'HELP' && !helped.has(family)) helped.add(family);
    else if (about === 'TYPE' && !types.has(family) && /^(counter|gauge|histogram|summary)$/.test(rest))
      types.set(family, rest);
    else {
      const sample = readSample(line);
      const known = [sample.name, sample.name.replace(/_(bucket|sum|count)$/, '')].find((name) => types.has(name));
      const key = JSON.stringify([sample.name, Object.entries(sample.labels).sort()]);
      if (!known || !helped.has(known) || seen.has(key)) throw new Error(`Not of the format: ${line}`);
      seen.add(key);
      samples.push(sample);
    }
  }
  const having = (name: string, labels: Readonly<Record<string, string>>) =>
    samples.filter(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    );
  return {
    types,
    samples,
    value(name, labels = {}) {
      const found = having(name, labels);
      return found.length > 0 ? found.reduce((sum, { value }) => sum + value, 0) : undefined;
    },
    labelValues: (name, label) => new Set(having(name, {}).map(({ labels }) => labels[label] ?? '')),
  };
}

function readSample(line: string): Sample {
  const [, name = '', written = '', value = ''] = sampleLine.exec(line) ?? [];
  if (!name) throw new Error(`Not of the format: ${line}`);
  const labels: Record<string, string> = {};
  for (let rest = written; rest !== '';) {
    const [pair, label, said] = labelPair.exec(rest) ?? [];
    if (!pair || label === undefined || said === undefined || label in labels)
      throw new Error(`Not of the format: ${line}`);
    labels[label] = said;
    rest = rest.slice(pair.length);
  }
  return { name, labels, value: value.endsWith('Inf') ? Number(`${value}inity`) : Number(value) };
}
