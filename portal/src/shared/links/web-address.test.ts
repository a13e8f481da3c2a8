import { describe, expect, it } from 'vitest';
import { readableAddress, webAddress } from './web-address';

describe('an address that somebody wrote', () => {
  it.each([
    ['https://example.org/a?b=c', 'https://example.org/a?b=c'],
    ['http://example.org', 'http://example.org/'],
    ['www.example.org', 'https://www.example.org/'],
    ['example.org/people', 'https://example.org/people'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    [' //example.org ', 'https://example.org/'],
  ])('%s becomes a link', (written, address) => {
    expect(webAddress(written)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'data:text/html,<script>',
    'mailto:a@example.org',
    'ftp://example.org',
    'https://user:word@example.org',
    'https://localhost',
    'not an address',
    '',
    null,
  ])('%s is no link', (written) => {
    expect(webAddress(written)).toBeUndefined();
  });

  it('reads without what everybody knows', () => {
    expect(readableAddress('https://www.example.org/')).toBe('example.org');
    expect(readableAddress('https://example.org/%D8%B9%D9%84%D9%85')).toBe('example.org/علم');
    expect(readableAddress('https://example.org/%E0%A4%A')).toBe('example.org/%E0%A4%A');
  });
});
