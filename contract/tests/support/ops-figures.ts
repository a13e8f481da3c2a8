import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Scrape } from './scrape.js';

const folder = join(import.meta.dirname, '../../../ops');

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  for?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}

interface Panel {
  type: string;
  title: string;
  targets?: { expr: string; legendFormat: string }[];
}

/** The rules that Prometheus is given. */
export function readRules(): Rule[] {
  const { groups } = parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

export function readPanels(): Panel[] {
  const { panels } = JSON.parse(readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8')) as { panels: Panel[] };
  return panels;
}

export const readScrapeConfiguration = () =>
  parse(readFileSync(join(folder, 'prometheus.yml'), 'utf8')) as {
    rule_files: string[];
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
  };

/** A figure as a rule or a panel asks for it. */
export interface AskedFigure {
  name: string;
  /** As the selector has them, e.g. `status`, `=`, `5xx`. */
  matchers: { label: string; operator: string; value: string }[];
  /** What it is summed up by in the same expression. */
  groupedBy: string[];
  expr: string;
}

/** Words of PromQL that are no name of a figure, beside the functions. */
const words = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'offset',
]);

/** All figures that rules and panels ask for, but for those that the rules record themselves. */
export function listAskedFigures(): AskedFigure[] {
  const exprs = [
    ...readRules().map(({ expr }) => expr),
    ...readPanels().flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  return exprs.flatMap(figuresOf).filter(({ name }) => !name.includes(':'));
}

export function figuresOf(expr: string): AskedFigure[] {
  const grouping = /\b(?:by|without|on|ignoring|group_left|group_right) ?\(([^)]*)\)/g;
  const groupedBy = [...expr.matchAll(grouping)].flatMap(([, labels = '']) =>
    labels.split(',').map((one) => one.trim()),
  );
  const bare = expr.replace(grouping, ' ').replace(/\[[^\]]*\]/g, ' ');
  return [...bare.matchAll(/([a-zA-Z_:][\w:]*)(\s*\()?(?:\{([^}]*)\})?|"[^"]*"|\d[\w.]*/g)].flatMap(
    ([, name, isFunction, selector = '']) => {
      if (!name || isFunction || words.has(name)) return [];
      const matchers = [...selector.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)].map(
        ([, label = '', operator = '', value = '']) => ({ label, operator, value }),
      );
      return [{ name, matchers, groupedBy: groupedBy.filter(Boolean), expr }];
    },
  );
}

/** Prometheus' own, and those that it adds to what it scrapes. */
const ownFigures = ['up'];
const addedLabels = ['job', 'instance', 'le'];
/** What a process has counted stands there once it has happened: others of the same sort come with it. */
const grownLabels = ['route', 'method', 'status'];

/**
 * What is asked of a process in rules and panels, and is not told by it: names, labels, and words that no sample has.
 *
 * @param service whose figures these are: those of its own name, and those that both processes tell
 */
export function findUntold(service: 'cms' | 'portal', scrape: Scrape): string[] {
  const other = service === 'cms' ? 'scholars_portal_' : 'scholars_cms_';
  const asked = listAskedFigures().filter(({ name }) => !ownFigures.includes(name) && !name.startsWith(other));
  return asked.flatMap(({ name, matchers, groupedBy, expr }) => {
    const family = [name, name.replace(/_(bucket|sum|count)$/, '')].find((one) => scrape.types.has(one));
    if (!family) return [`${name}, in ${expr}`];
    const samples = scrape.samples.filter((sample) => sample.name === name);
    const isLabel = (label: string) => addedLabels.includes(label) || samples.some(({ labels }) => label in labels);
    const named = [...matchers.map(({ label }) => label), ...(expr.includes(':') ? [] : groupedBy)];
    const wrong = matchers.filter(
      ({ label, operator, value }) =>
        !grownLabels.includes(label) &&
        !addedLabels.includes(label) &&
        label !== 'service' &&
        !value
          .split('|')
          .every((word) => !operator.startsWith('=') || samples.some(({ labels }) => labels[label] === word)),
    );
    return [
      ...(samples.length > 0
        ? named.filter((label) => !isLabel(label)).map((label) => `${name} by ${label}, in ${expr}`)
        : []),
      ...wrong.map(({ label, value }) => `${name} of ${label} ${value}, in ${expr}`),
    ];
  });
}
