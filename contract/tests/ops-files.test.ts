import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonMetrics } from '../src/metrics.js';
import {
  figuresOf,
  findUntold,
  listAskedFigures,
  readPanels,
  readRules,
  readScrapeConfiguration,
} from './support/ops-figures.js';
import { readScrape } from './support/scrape.js';

const docs = join(import.meta.dirname, '../../docs');
const alerts = readRules().flatMap((rule) => (rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }]));
const records = readRules().flatMap(({ record }) => record ?? []);

/** The part of a guide below a heading, by its own. */
function entriesOf(file: string, heading: string): Map<string, string> {
  const text = readFileSync(join(docs, file), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [runbooks = ''] = section.split(/\n## /);
  return new Map(
    runbooks
      .split('\n### ')
      .slice(1)
      .map((entry) => [entry.split('\n')[0] ?? '', entry]),
  );
}

describe('The rules', () => {
  it('know the two processes by the names that the scrape configuration gives them', () => {
    const { scrape_configs: jobs, rule_files: files } = readScrapeConfiguration();
    expect(files).toEqual(['alerts.yml']);
    expect(jobs.map(({ job_name }) => job_name)).toEqual(['scholars-portal', 'scholars-cms']);
    for (const { matchers } of listAskedFigures())
      for (const { label, value } of matchers.filter((one) => one.label === 'job'))
        expect(`${label} ${value}`).toMatch(/^job scholars-(portal|cms|\(portal\|cms\))$/);
  });

  it('have names of their own, and ask for records that they make', () => {
    const names = [...alerts.map(({ alert }) => alert), ...records];
    expect(new Set(names).size).toBe(names.length);
    const asked = [...readRules(), ...readPanels().flatMap(({ targets = [] }) => targets)].flatMap(
      ({ expr }) => expr.match(/\w+:\w+:\w+/g) ?? [],
    );
    expect(asked.filter((name) => !records.includes(name))).toEqual([]);
    expect(records.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('ask for figures of the product, of Node.js and of Prometheus alone', () => {
    const strange = listAskedFigures().filter(
      ({ name }) => !/^(up|(process|nodejs|scholars_cms|scholars_portal)_\w+)$/.test(name) && !isCommon(name),
    );
    expect(strange).toEqual([]);
    expect(listAskedFigures().length).toBeGreaterThan(60);
  });

  it.each(alerts)(
    '$alert says how urgent it is and what happens, and leads to its runbook in both languages',
    (rule) => {
      const { alert, labels, annotations } = rule;
      expect(labels?.severity).toMatch(/^(critical|warning)$/);
      expect(rule.for).toMatch(/^\d+[mh]$/);
      expect(annotations?.summary).toMatch(/\w/);
      expect(annotations?.summary_ar).toMatch(/[\u0621-\u064a]/);
      expect(annotations?.runbook_url).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      expect(annotations?.runbook_url_ar).toBe(`docs/operations.ar.md#${alert.toLowerCase()}`);
      const english = entriesOf('operations.md', 'Runbooks').get(alert) ?? '';
      for (const part of ['Means', 'Readers notice', 'do', 'Wake'])
        expect(english).toMatch(new RegExp(`\\*\\*.*${part}.*\\*\\*`, 'i'));
      const arabic = entriesOf('operations.ar.md', 'أدلّة التصرّف').get(alert) ?? '';
      for (const part of ['المعنى', 'القرّاء', 'تفعلون', 'توقظون'])
        expect(arabic).toMatch(new RegExp(`\\*\\*.*${part}.*\\*\\*`));
    },
  );

  it('leave no runbook without its alert', () => {
    const names = alerts.map(({ alert }) => alert);
    expect([...entriesOf('operations.md', 'Runbooks').keys()]).toEqual(names);
    expect([...entriesOf('operations.ar.md', 'أدلّة التصرّف').keys()]).toEqual(names);
  });
});

describe('The dashboard', () => {
  it('says in words what each panel shows, and of what', () => {
    const panels = readPanels().filter(({ type }) => type !== 'row');
    expect(panels.length).toBeGreaterThan(30);
    for (const { title, targets = [] } of panels) {
      expect(title).toMatch(/^[A-Z][^_]+$/);
      expect(targets.length, title).toBeGreaterThan(0);
      for (const { expr } of targets) expect(figuresOf(expr).length, title).toBeGreaterThan(0);
    }
  });

  it('shows each figure that both processes tell', () => {
    const shown = new Set(
      readPanels()
        .flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => figuresOf(expr)))
        .map(({ name }) => name),
    );
    const missing = Object.values(commonMetrics).filter(({ name }) => ![...shown].some((one) => isOf(one, name)));
    expect(missing).toEqual([]);
  });
});

it('What no process tells is found in a rule, by name, label and word', () => {
  const told = readScrape('# HELP up_to x\n# TYPE up_to gauge\nup_to{kind="a"} 1\n');
  expect(
    figuresOf('sum by (kind) (rate(up_to{kind=~"a|b"}[5m])) > on (x) group_left () 3 or time() - other'),
  ).toMatchObject([
    { name: 'up_to', matchers: [{ label: 'kind', operator: '=~', value: 'a|b' }], groupedBy: ['kind', 'x'] },
    { name: 'other', matchers: [] },
  ]);
  expect(findUntold('cms', told).some((line) => line.startsWith('scholars_cms_mails,'))).toBe(true);
});

function isOf(name: string, family: string): boolean {
  return [family, `${family}_bucket`, `${family}_sum`, `${family}_count`].includes(name);
}

function isCommon(name: string): boolean {
  return Object.values(commonMetrics).some((metric) => isOf(name, metric.name));
}
