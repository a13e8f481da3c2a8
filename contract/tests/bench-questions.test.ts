import { expect, it } from 'vitest';
import { benchQuestions } from '../../scripts/lib/bench-questions.mjs';
import { withTables } from '../../scripts/lib/bench/figures-on-paper.mjs';
import { bareTable, scaleTable, strapiTable } from '../../scripts/lib/bench/figure-tables.mjs';
import { strapiUrl } from '../../scripts/lib/bench/strapi-wording.mjs';

const rounds = 6;
const many = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}${n}`);
/** As few names as the demo has, in the smallest network that is measured. */
const subjects = {
  total: 2025,
  slugs: many('slug-', 2000),
  partners: many('partner-', 25),
  countries: many('C', 18),
  categories: many('category-', 8),
  // What is typed of them first differs too.
  words: Array.from({ length: 200 }, (_, n) => `${n} words`),
  pairs: many('two words', 200),
  arabicWords: many('كلمة', 150),
  mistyped: many('wrod', 150),
  memberTotal: 2880,
  memberSlugs: many('member-', 100),
  memberWords: many('name', 80),
  institutions: many('institution-', 25),
  organizationTypes: ['university', 'company', 'foundation'],
};
const questions = benchQuestions({ portal: 'http://portal', cms: 'http://cms' }, subjects);

it('asks nothing twice that is not kept, as a kept answer would be measured', () => {
  const again = questions.flatMap(({ name, count, url, isFloor, kept, isMember, headers }) => {
    const isOneOnly = url(0) === url(1);
    // What has one wording only says that it is kept, or is asked so that it cannot be.
    if (isOneOnly) return isFloor || kept || isMember || headers?.['Origin'] || name === 'list, kept' ? [] : [name];
    const asked = Array.from({ length: count * rounds }, (_, n) => url(n));
    return new Set(asked).size < asked.length ? [name] : [];
  });
  expect(again).toEqual([]);
});

it('asks Strapi for the rows that ours is asked for', () => {
  const address = strapiUrl('http://strapi', { page: 3, pageSize: 12, partner: 'cordoba-press', areas: [1, 4] });
  const query = new URL(address).searchParams;
  expect(query.get('filters[partner][slug][$eq]')).toBe('cordoba-press');
  expect(query.get('filters[thematicAreas][number][$in][1]')).toBe('4');
  expect([query.get('pagination[page]'), query.get('sort')]).toEqual(['3', 'publishedAt:desc']);
});

const measured = {
  day: '2026-01-01',
  node: '24',
  sizes: [2000, 20000],
  figures: [
    { name: 'list', isFloor: false, ms: [2, 3], strapi: [40, 210] },
    { name: 'home page, kept', isFloor: false, ms: [0.05, 0.05], bare: 0.04 },
  ],
};

it('says of each read what it costs in a small and in a large network, beside Strapi and beside a bare server', () => {
  expect(scaleTable({ sqlite: measured })).toContain('| list | 2.00 | 3.00 | × 1.50 |');
  expect(strapiTable({ sqlite: measured })).toContain('| list | 40.0 / 2.00 = × 20 | 210 / 3.00 = × 70 |');
  expect(bareTable({ sqlite: measured })).toContain('| home page, kept | 0.050 | 0.040 | 0.80 |');
});

it('writes tables where the paper has their place, and refuses a paper that has none', () => {
  const paper = 'before\n<!-- bench:scale -->\nold\n<!-- /bench:scale -->\nafter\n';
  expect(withTables(paper, { scale: 'new', strapi: '' })).toBe(
    'before\n<!-- bench:scale -->\nnew\n<!-- /bench:scale -->\nafter\n',
  );
  expect(() => withTables('nothing', { scale: 'new' })).toThrow('bench:scale');
});
