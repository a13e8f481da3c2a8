import { describe, expect, it } from 'vitest';
import { readSearchQuery, searchPath } from './search-query';

describe('The address of the search page', () => {
  it.each([
    ['', { q: '', type: 'all', page: 1 }],
    ['q=%20water%20', { q: 'water', type: 'all', page: 1 }],
    ['q=water&type=members&page=3', { q: 'water', type: 'members', page: 3 }],
    ['q=water&type=users&page=0', { q: 'water', type: 'all', page: 1 }],
    ['type=&page=1e9&q=', { q: '', type: 'all', page: 1 }],
    ['page=-1&q=a%00b', { q: 'ab', type: 'all', page: 1 }],
    ['q=%E2%80%AEwater', { q: 'water', type: 'all', page: 1 }],
    [`q=${'x'.repeat(10_000)}`, { q: 'x'.repeat(200), type: 'all', page: 1 }],
    [`q=${'x'.repeat(199)}🎓`, { q: 'x'.repeat(199), type: 'all', page: 1 }],
  ])('?%.40s is read as what the search knows', (search, query) => {
    expect(readSearchQuery(new URLSearchParams(search))).toEqual(query);
  });

  it.each([
    [{}, '/search'],
    [{ q: 'a b&c' }, '/search?q=a+b%26c'],
    [{ q: 'الذكاء', type: 'pages', page: 2 }, '/search?q=%D8%A7%D9%84%D8%B0%D9%83%D8%A7%D8%A1&type=pages&page=2'],
    [{ q: 'x', type: 'all', page: 1 }, '/search?q=x'],
  ] as const)('for %j is %s', (query, path) => {
    expect(searchPath(query)).toBe(path);
  });
});
