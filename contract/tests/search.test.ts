import { describe, expect, it } from 'vitest';
import { searchQuery } from '../src/search.js';
import { problemsOf, valueOf } from './support/judge.js';

describe('The query of the search', () => {
  it('looks for nothing, in everything, when nothing is asked', () => {
    expect(valueOf(searchQuery, {})).toEqual({ q: '', type: 'all', page: 1, pageSize: 12 });
  });

  it.each([
    ['q', 'x'.repeat(200)],
    ['type', 'all'],
    ['type', 'pages'],
    ['type', 'opportunities'],
    ['type', 'organizations'],
    ['type', 'members'],
  ])('reads %s=%.20s', (name, value) => {
    expect(valueOf(searchQuery, { [name]: value })).toMatchObject({ [name]: value });
  });

  it.each([
    ['q', 'x'.repeat(201)],
    ['type', 'users'],
    ['type', ''],
    ['page', '0'],
    ['pageSize', '101'],
  ])('refuses %s=%.20s', (name, value) => {
    expect(Object.keys(problemsOf(searchQuery, { [name]: value }))).toEqual([name]);
  });
});
