import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { withTables } from '../../scripts/lib/bench/figures-on-paper.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file)),
].filter((file) => file.endsWith('.md'));

/** What the headings of a document can be reached by, as code hosts write it. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

/** Files and headings that a document points at and that are not there. */
function deadLinksOf(file: string): string[] {
  const prose = read(file).replace(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));
  return links.filter((to) => {
    const [name = '', anchor] = to.split('#');
    const target = name ? join(dirname(file), name) : file;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
}

it('the documents point at files and headings that are there', () => {
  expect(documents.length).toBeGreaterThan(90);
  expect(documents.flatMap((file) => deadLinksOf(file).map((to) => `${file}: ${to}`))).toEqual([]);
});

/** `a/{b,c}.ts` is two files. */
function spelledOut(named: string): string[] {
  const [whole, before = '', choices = '', after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(named) ?? [];
  return whole === undefined ? [named] : choices.split(',').flatMap((choice) => spelledOut(before + choice + after));
}

it('the documents name files and folders that are there', () => {
  const named = documents.flatMap((file) =>
    [...read(file).matchAll(/`((?:contract|cms|portal|scripts|ops)\/[\w./{},-]+)`/g)]
      .flatMap(([, to = '']) => spelledOut(to))
      .filter((to) => !to.includes('node_modules'))
      .map((to) => ({ file, to })),
  );
  expect(named.length).toBeGreaterThan(300);
  const missing = named.filter(({ to }) => !existsSync(join(root, to)));
  expect(missing.map(({ file, to }) => `${file}: ${to}`)).toEqual([]);
});

it('the paper on performance has a place for each table that a bench writes', () => {
  const tables = { scale: 'one', strapi: 'two', bare: 'three' };
  const written = withTables(read('docs/performance.md'), tables);
  for (const [name, table] of Object.entries(tables))
    expect(written).toContain(`<!-- bench:${name} -->\n${table}\n<!-- /bench:${name} -->`);
});
