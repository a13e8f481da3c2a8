import { describe, expect, it } from 'vitest';
import { listMembers } from '@scholars/contract/members';
import { listOpportunities } from '@scholars/contract/opportunities';
import { memberList } from '~/public/members/member-filters';
import { opportunityList } from '~/shared/opportunities/opportunity-filters';
import { emptyListQuery, listPath, queryOfForm, withoutValue } from '~/shared/directory/list-query';
import { readListQuery } from '~/shared/directory/read-list-query.server';

const read = (search: string) => readListQuery(opportunityList, listOpportunities, new URLSearchParams(search));
const form = (search: string) => {
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(search)) data.append(name, value);
  return data;
};

describe('the address of the opportunities', () => {
  it.each([
    ['', {}],
    ['agsCategory=education', { agsCat: 'education' }],
    ['agsCat=education', { agsCat: 'education' }],
    ['ta=1&ta=3', { tas: '[1,3]' }],
    ['ta=3&ta=3', { tas: '[3]' }],
    ['ta=precision-health', { tas: '[4]' }],
    ['taSlug=sustainability', { tas: '[2]' }],
    ['ta=sustainibility', { tas: '[2]' }],
    ['country=qa', { country: 'QA' }],
    ['country=Qatar', { country: 'QA' }],
    ['isProgram=1', { isProgram: 'true' }],
    ['open=true', { open: 'true' }],
    [
      'q=%20water%20&cat=prize&partner=noor-genomics&workMode=remote',
      { q: 'water', cat: 'prize', partner: 'noor-genomics', workMode: 'remote' },
    ],
    ['cat=one&cat=two', { cat: 'one' }],
    ['q=wa%00ter%E2%80%AE', { q: 'water' }],
    ['q=%00', {}],
  ])('%s asks the API for %j', (search, wire) => {
    expect(read(search)).toMatchObject({ rejected: [], wire: { ...wire, page: '1' } });
    expect(Object.keys(read(search).wire).sort()).toEqual(['page', 'sort', ...Object.keys(wire)].sort());
  });

  it.each([
    ['country=ZZ', ['country']],
    ['workMode=moon&q=water', ['workMode']],
    ['ta=9&ta=2', ['ta']],
    ['isProgram=perhaps&open=2', ['isProgram', 'open']],
    ['sort=colour', ['sort']],
    ['page=0', ['page']],
    ['page=-1', ['page']],
    ['page=two', ['page']],
    [`q=${'x'.repeat(201)}`, ['q']],
    ['partner=..%2Fetc', ['partner']],
  ])('%s leaves out what the contract refuses', (search, rejected) => {
    expect(read(search).rejected).toEqual(rejected);
  });

  it('keeps the good values of a filter beside a bad one', () => {
    expect(read('ta=9&ta=2').query.values).toEqual({ ta: ['2'] });
  });

  it('ignores names that it does not know', () => {
    expect(read('utm_source=mail&__proto__=x')).toMatchObject({ query: emptyListQuery, rejected: [], isTidy: true });
  });

  it.each([
    ['sort=newest', ''],
    ['sort=relevance', ''],
    ['sort=deadline', 'deadline'],
    ['q=water&sort=newest', 'newest'],
    ['q=water&sort=relevance', ''],
  ])('%s is the order %j, where the default goes without saying', (search, sort) => {
    expect(read(search).query.sort).toBe(sort);
  });

  it('is tidied after a form has sent its empty controls', () => {
    expect(read('q=&country=&ta=1').isTidy).toBe(false);
    expect(read('ta=1').isTidy).toBe(true);
  });

  it.each(['', 'q=%D9%85%D8%A7%D8%A1', 'agsCategory=research&ta=2&ta=3&cat=prize&open=true&sort=deadline&page=3'])(
    'says %s again',
    (search) => {
      expect(listPath(opportunityList, read(search).query)).toBe(
        search ? `/opportunities?${search}` : '/opportunities',
      );
    },
  );
});

describe('a filter form', () => {
  it('leads to the first page, without what was left empty', () => {
    const query = queryOfForm(opportunityList, form('q=&ta=1&ta=3&country=&sort=&page=4'));
    expect(listPath(opportunityList, query)).toBe('/opportunities?ta=1&ta=3');
  });

  it('keeps the order that was chosen', () => {
    expect(listPath(opportunityList, queryOfForm(opportunityList, form('q=water&sort=deadline')))).toBe(
      '/opportunities?q=water&sort=deadline',
    );
  });
});

describe('taking a filter away', () => {
  it('leaves the others and goes back to the first page', () => {
    const { query } = read('ta=1&ta=3&q=water&page=2&sort=deadline');
    expect(listPath(opportunityList, withoutValue(query, 'ta', '3'))).toBe('/opportunities?q=water&ta=1&sort=deadline');
    expect(listPath(opportunityList, withoutValue(query, 'q', 'water'))).toBe('/opportunities?ta=1&ta=3&sort=deadline');
  });
});

describe('the address of the members', () => {
  it('takes one area, by number or slug', () => {
    const { query, wire } = readListQuery(
      memberList,
      listMembers,
      new URLSearchParams('ta=sustainability&institution=noor-genomics'),
    );
    expect(query.values).toEqual({ ta: ['2'], institution: ['noor-genomics'] });
    expect(wire).toMatchObject({ ta: '2', institution: 'noor-genomics' });
  });
});
