import { describe, expect, it } from 'vitest';
import { pageMeta } from '../src/envelope.js';
import { localeOfHeader, directionOf } from '../src/locale.js';
import { opportunityQuery } from '../src/opportunities.js';
import { problemsOf, valueOf } from './support/judge.js';
import { joinPhone } from '../src/field-parts.js';
import { earliestTodayOnEarth, localToday, parseDateOnly } from '../src/dates.js';

describe('The query of the opportunities', () => {
  it('means the first twelve when nothing is asked', () => {
    expect(valueOf(opportunityQuery, {})).toEqual({ page: 1, pageSize: 12, q: '' });
  });

  it.each([
    ['page', '2', 2],
    ['pageSize', '100', 100],
    ['isProgram', '1', true],
    ['isProgram', 'true', true],
    ['isProgram', '0', false],
    ['isProgram', 'false', false],
    ['tas', '[1,3]', [1, 3]],
    ['tas', '["1","sustainability"]', [1, 2]],
    ['tas', '[]', []],
    ['tas', '', undefined],
    ['taSlug', 'sustainibility', 2],
    ['taSlug', 'sustainability', 2],
    ['taSlug', '4', 4],
    ['country', 'qatar', 'QA'],
    ['country', 'QA', 'QA'],
    ['agsCat', 'research', 'research'],
    ['agsCat', '', undefined],
    ['workMode', 'remote', 'remote'],
    ['sort', 'deadline', 'deadline'],
    ['open', '1', true],
    ['cat', 'research-fellowship', 'research-fellowship'],
    ['q', 'x'.repeat(200), 'x'.repeat(200)],
  ])('reads %s=%s', (name, value, read) => {
    expect(valueOf(opportunityQuery, { [name]: value })[name]).toEqual(read);
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'abc'],
    ['page', ''],
    ['page', '1e12'],
    ['page', '9999999999'],
    ['pageSize', '0'],
    ['pageSize', '101'],
    ['pageSize', '1000000'],
    ['isProgram', 'yes'],
    ['isProgram', '2'],
    ['tas', '1,3'],
    ['tas', '[6]'],
    ['tas', '[0]'],
    ['tas', '[1.5]'],
    ['tas', '{"a":1}'],
    ['tas', '["x"]'],
    ['tas', `[${'1,'.repeat(20)}1]`],
    ['taSlug', 'sustainable'],
    ['taSlug', '6'],
    ['country', 'Atlantis'],
    ['agsCat', 'sports'],
    ['workMode', 'moon'],
    ['sort', 'random'],
    ['open', 'maybe'],
    ['cat', "x' OR 1=1"],
    ['partner', '../1'],
    ['q', 'x'.repeat(201)],
  ])('refuses %s=%s', (name, value) => {
    expect(Object.keys(problemsOf(opportunityQuery, { [name]: value }))).toEqual([name]);
  });

  it('takes no notice of a name that it does not know', () => {
    expect(valueOf(opportunityQuery, { utm_source: 'x', filters: 'y', populate: '*' })).toEqual({
      page: 1,
      pageSize: 12,
      q: '',
    });
  });
});

describe('What a list says about itself', () => {
  it.each([
    [1, 12, 0, 0],
    [1, 12, 12, 1],
    [1, 12, 13, 2],
    [9, 12, 13, 2],
  ])('page %i by %i of %i entries: %i pages', (page, pageSize, total, pageCount) => {
    expect(pageMeta(page, pageSize, total)).toEqual({ page, pageSize, pageCount, total });
  });
});

describe('The language of a request', () => {
  it.each([
    ['ar', 'ar'],
    ['AR', 'ar'],
    [' ar-QA ', 'ar'],
    ['en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%j is %s', (header, locale) => {
    expect(localeOfHeader(header)).toBe(locale);
  });

  it('runs from the right in Arabic and from the left in English', () => {
    expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  });
});

describe('A phone number of two controls', () => {
  it.each([
    ['+974', '55512345', '+974 55512345'],
    ['+974', ' 55512345 ', '+974 55512345'],
    ['+974', '', ''],
    ['+974', '   ', ''],
  ])('%j and %j is %j', (code, number, joined) => {
    expect(joinPhone(code, number)).toBe(joined);
  });
});

describe('A date', () => {
  it.each([
    ['2027-02-28', '2027-02-28'],
    ['28-02-2027', '2027-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['29-02-2028', '2028-02-29'],
    ['2027-02-29', undefined],
    ['29-02-2027', undefined],
    ['2100-02-29', undefined],
    ['31-04-2027', undefined],
    ['00-01-2027', undefined],
    ['2027-00-10', undefined],
    ['2027/02/28', undefined],
    ['27-02-28', undefined],
    [' 2027-02-28', undefined],
    ['', undefined],
  ])('written %j is %j', (text, date) => {
    expect(parseDateOnly(text)).toBe(date);
  });

  it.each([
    ['2027-06-15T11:59:59Z', '2027-06-14'],
    ['2027-06-15T12:00:00Z', '2027-06-15'],
    ['2028-03-01T06:00:00Z', '2028-02-29'],
  ])('at %s is today somewhere on Earth from %s on', (now, date) => {
    expect(earliestTodayOnEarth(new Date(now))).toBe(date);
  });

  it('of today is the one of the place where the code runs', () => {
    expect(localToday(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
    expect(localToday(new Date(2027, 11, 31, 0, 1))).toBe('2027-12-31');
  });
});
