import { describe, expect, test } from 'vitest';
import { renderFeed, type FeedEntry } from './render-feed';

const atom = 'http://www.w3.org/2005/Atom';
const entry = (over: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'o1',
  locale: 'ar',
  title: 'زمالات <في> "المياه" & غيرها\u0007',
  summary: 'أربع زمالات',
  publishedAt: '2026-11-17T08:00:00.000Z',
  partner: null,
  category: { id: 'c1', slug: 'research-fellowship', title: 'زمالات بحثية' },
  address: 'https://scholars.test/ar/opportunities/water',
  ...over,
});
const feed = {
  locale: 'ar',
  title: 'الفرص',
  subtitle: 'وظائف',
  author: 'شبكة العلماء',
  self: 'https://scholars.test/ar/opportunities.atom?agsCategory=research&cat=prize',
  page: 'https://scholars.test/ar/opportunities',
  icon: 'https://scholars.test/icon-192.png',
} as const;

function parse(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}
const textOf = (node: ParentNode | undefined, name: string) => node?.querySelector(`:scope > ${name}`)?.textContent;

describe('the feed', () => {
  test('is Atom, in its language, with what the standard demands', () => {
    const root = parse(
      renderFeed({ ...feed, entries: [entry(), entry({ id: 'o2', publishedAt: '2026-11-19T08:00:00.000Z' })] }),
    ).documentElement;
    expect([root.namespaceURI, root.localName, root.getAttribute('xml:lang')]).toEqual([atom, 'feed', 'ar']);
    expect(textOf(root, 'id')).toBe(feed.self);
    expect(textOf(root, 'updated')).toBe('2026-11-19T08:00:00.000Z');
    expect(root.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(feed.self);
    const entries = [...root.querySelectorAll('entry')];
    expect(entries).toHaveLength(2);
    for (const one of entries)
      for (const name of ['id', 'title', 'updated', 'summary', 'link']) expect(textOf(one, name)).not.toBeUndefined();
  });

  test('keeps every sign of a title, but for those that XML does not have', () => {
    expect(
      textOf(parse(renderFeed({ ...feed, entries: [entry()] })).querySelector('entry') ?? undefined, 'title'),
    ).toBe('زمالات <في> "المياه" & غيرها');
  });

  test('keeps an entry’s id when its address changes, and says when it is in the other language', () => {
    const idOf = (one: FeedEntry) =>
      textOf(parse(renderFeed({ ...feed, entries: [one] })).querySelector('entry') ?? undefined, 'id');
    expect(idOf(entry({ address: 'https://scholars.test/ar/opportunities/renamed' }))).toBe(idOf(entry()));
    const english = parse(renderFeed({ ...feed, entries: [entry({ locale: 'en' })] })).querySelector('entry');
    expect(english?.getAttribute('xml:lang')).toBe('en');
  });

  test('without entries is still a feed', () => {
    expect(textOf(parse(renderFeed({ ...feed, entries: [] })).documentElement, 'updated')).toMatch(/^\d{4}-/);
  });
});
