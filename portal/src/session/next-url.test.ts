import { describe, expect, test } from 'vitest';
import { safeNextUrl } from './next-url';

describe('an address of this site is followed', () => {
  test.each([
    ['/en/account/my-applications', '/en/account/my-applications'],
    ['/ar/opportunities?agsCategory=research&page=2#results', '/ar/opportunities?agsCategory=research&page=2#results'],
    ['/', '/'],
    ['/en/members?q=%D8%B9%D9%84%D9%8A', '/en/members?q=%D8%B9%D9%84%D9%8A'],
    ['/en/search?q=100%25', '/en/search?q=100%25'],
    ['/en/./account/../messages', '/en/messages'],
    ['/en/@somebody', '/en/@somebody'],
  ])('%s', (given, expected) => {
    expect(safeNextUrl(given)).toBe(expected);
  });
});

describe('anything that could lead elsewhere is not', () => {
  test.each([
    '',
    'en/account',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%252f%252fevil.example',
    '/%25252fevil.example',
    '/en/../..//evil.example',
    '/en/%2e%2e/%2e%2e//evil.example',
    '/.//evil.example',
    'https:evil.example',
    'https://evil.example/en',
    'http:/evil.example',
    '@evil.example',
    '.evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/en\r\nLocation: https://evil.example',
    '/en%0d%0aSet-Cookie:%20a=b',
    '/\t/evil.example',
    '/%09/evil.example',
    ' /en',
    '/en\u0000',
    '/%2f%2fevil.example/%',
    '/%252f%252fevil.example/%25',
  ])('%j', (given) => {
    expect(safeNextUrl(given)).toBeUndefined();
  });

  test('a path of unreasonable length', () => {
    expect(safeNextUrl(`/${'a'.repeat(2000)}`)).toBeUndefined();
  });

  test.each([[undefined], [null], [['/en', '/ar']], [['/en']], [7], [{ toString: () => '/en' }]])('%j', (given) => {
    expect(safeNextUrl(given)).toBeUndefined();
  });
});
