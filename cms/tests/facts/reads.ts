import { describe, expect, it } from 'vitest';
import { endpoints } from '@scholars/contract/endpoints';
import { locales } from '@scholars/contract/locale';
import { parseWith } from '@scholars/contract/parse';
import type { Cms } from '../support/cms.js';
import { addressOf } from '../support/samples.js';

const publicReads = Object.entries(endpoints).filter(
  ([, { method, access, raw }]) => method === 'GET' && access === 'public' && !raw,
);
/** There is no announcement in the demo, and no provider is configured. */
const mayBeEmpty = new Set(['listAnnouncements', 'listSignInProviders']);
const isBuilt = (cms: Cms, name: string) =>
  cms.module<{ builtNames: ReadonlySet<string> }>('src/composition/actions.js').builtNames.has(name);

/** Reads of everything that anybody may see. */
export function readFacts(cms: Cms): void {
  describe.each(locales)('In the language %s', (language) => {
    it.each(publicReads)('the answer of %s has the shape that the contract declares', async (name, { data, list }) => {
      if (!isBuilt(cms, name)) return;
      const { status, headers, body } = await cms.get(await addressOf(cms, name), { language });
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^application\/json/);
      if (!body.success) throw new Error(body.message);
      const all = list ? (body.data as unknown[]) : [body.data];
      if (!mayBeEmpty.has(name)) expect(all.length).toBeGreaterThan(0);
      for (const one of all) expect(shapeProblems(data, one)).toEqual({});
      if (list)
        expect(body.meta).toEqual({
          page: 1,
          pageSize: expect.any(Number),
          pageCount: expect.any(Number),
          total: expect.any(Number),
        });
    });

    it('titles are in that language, and say so', async () => {
      const cards = await cms.data<{ title: string; locale: string }[]>('/api/job-opportunities?pageSize=100', {
        language,
      });
      expect(cards.map(({ locale }) => locale)).toEqual(cards.map(() => language));
      for (const { title } of cards) expect(/\p{Script=Arabic}/u.test(title)).toBe(language === 'ar');
    });
  });

  it('gives English when no language is asked for', async () => {
    const [plain, english] = [
      await cms.get('/api/thematic-areas'),
      await cms.get('/api/thematic-areas', { language: 'en' }),
    ];
    expect(plain.body).toEqual(english.body);
  });

  it('finds an area by its number and by its slug in both spellings, and keeps the wire’s own', async () => {
    const paths = [
      '/api/thematic-areas/2',
      '/api/thematic-areas/slug/sustainibility',
      '/api/thematic-areas/slug/sustainability',
    ];
    const areas = await Promise.all(paths.map((path) => cms.data<{ id: number; slug: string }>(path)));
    for (const area of areas) expect(area).toMatchObject({ id: 2, slug: 'sustainibility' });
  });

  it('lists the five areas in their order', async () => {
    const areas = await cms.data<{ id: number }[]>('/api/thematic-areas');
    expect(areas.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows of an area what one category makes of it', async () => {
    const area = await cms.data<{ intros: { category: string }[] }>(
      '/api/thematic-areas/slug/precision-health?category=research',
    );
    expect(area.intros.map(({ category }) => category)).toEqual(['research']);
    const areas = await cms.data<{ intros: { category: string }[] }[]>('/api/thematic-areas/ags-category/education');
    for (const { intros } of areas) expect(intros.map(({ category }) => category)).toEqual(['education']);
  });

  it('finds every opportunity by its id and by its slug', async () => {
    const cards = await cms.data<{ id: string; slug: string }[]>('/api/job-opportunities?pageSize=5');
    for (const { id, slug } of cards) {
      expect(await cms.data(`/api/job-opportunities/${id}`)).toEqual(await cms.data(`/api/job-opportunities/${slug}`));
    }
  });

  it.each([
    '/api/job-opportunities/no-such-opportunity',
    '/api/job-opportunities/0',
    '/api/job-opportunities/-1',
    '/api/job-opportunities/1e99',
    '/api/job-opportunities/1%20OR%201%3D1',
    '/api/job-opportunities/..%2F1',
    '/api/job-opportunities/related/nothing',
    '/api/job-opportunities/ta-slug/sustainable',
    '/api/thematic-areas/6',
    '/api/thematic-areas/0',
    '/api/thematic-areas/01',
    '/api/thematic-areas/slug/none',
    '/api/thematic-areas/ags-category/sports',
    '/api/organizations/none',
    '/api/members/none',
    '/api/pages/none',
    '/api/events/none',
  ])('has nothing at %s', async (path) => {
    const { status, body } = await cms.get(path, { language: 'ar' });
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'غير موجود' });
  });

  it('gives only keys that are marked for the front, whatever is asked', async () => {
    const hidden = await cms
      .db('global_keys')
      .where({ is_front: false })
      .whereNotNull('published_at')
      .distinct('key')
      .pluck('key');
    expect(hidden.length).toBeGreaterThan(0);
    for (const query of ['', '?is_front=1', '?is_front=true', '?is_front=0', '?is_front=false', '?is_front=']) {
      const keys = await cms.data<{ key: string }[]>(`/api/global-keys${query}`);
      for (const { key } of keys) expect(hidden).not.toContain(key);
    }
    expect((await cms.data<unknown[]>('/api/global-keys?is_front=1')).length).toBeGreaterThan(0);
    expect(await cms.data('/api/global-keys?is_front=0')).toEqual([]);
  });

  it('shows no draft: the announcement that staff are still writing is not in the list', async () => {
    expect(await cms.count('announcements')).toBeGreaterThan(0);
    expect(await cms.data('/api/announcements')).toEqual([]);
  });
}

type Schema = Parameters<typeof parseWith>[0];

/** What a value lacks of a shape, and what it has beyond it. */
export function shapeProblems(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value === null ? {} : { '': ['data without a declared shape'] };
  const parsed = parseWith(schema, value);
  if (!parsed.ok) return parsed.problems;
  // Parsing drops what the contract does not declare.
  return JSON.stringify(sorted(parsed.value)) === JSON.stringify(sorted(value)) ? {} : { parsed: parsed.value, value };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
