import { describe, expect, it } from 'vitest';
import { isPageLink, listingCountMax, pageBlock } from '../src/pages.js';

describe('links of a page', () => {
  it.each([
    '/',
    '/about',
    '/members?country=QA',
    '/focus-areas/research/sustainability',
    'https://partner.example',
    'http://partner.example/a?b=c#d',
  ])('may lead to %s', (link) => {
    expect(isPageLink(link)).toBe(true);
  });

  it.each([
    '',
    'about',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/a\\b',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'https://',
    'https:///x',
    '/a b',
    '/a\tb',
    'https://a.example/\u0000',
    ' /about',
  ])('may not lead to %j', (link) => {
    expect(isPageLink(link)).toBe(false);
  });
});

describe('a block', () => {
  const listing = {
    type: 'listing',
    title: 'Newest',
    lead: '',
    subject: 'opportunities',
    category: null,
    count: 6,
    linkLabel: '',
  };

  it('is known by its type', () => {
    expect(pageBlock.safeParse(listing).success).toBe(true);
    expect(pageBlock.safeParse({ ...listing, type: 'carousel' }).success).toBe(false);
  });

  it.each([0, listingCountMax + 1])('lists no %i entries', (count) => {
    expect(pageBlock.safeParse({ ...listing, count }).success).toBe(false);
  });

  it('carries no link that a page may not carry', () => {
    const call = (link: string) =>
      pageBlock.safeParse({
        type: 'call-to-action',
        title: 'Go',
        text: '',
        tone: 'band',
        actions: [{ label: 'On', link }],
      }).success;
    expect(call('/about')).toBe(true);
    expect(call('javascript:alert(1)')).toBe(false);
  });
});
