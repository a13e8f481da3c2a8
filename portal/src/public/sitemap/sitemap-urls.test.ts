import { siteIndexPageSize, type SiteEntry } from '@scholars/contract/site-index';
import { describe, expect, test } from 'vitest';
import { entryPages, renderSitemap, sitePages } from './sitemap-urls';

const origin = 'https://scholars.test';
const updatedAt = '2026-11-17T08:00:00.000Z';
const entry = (slug: string, locales: SiteEntry['locales'] = ['en', 'ar']): SiteEntry => ({ slug, locales, updatedAt });
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('a sitemap', () => {
  test('has each entry in its languages, each naming all of them and the one for everybody else', () => {
    const xml = renderSitemap(entryPages('member', [entry('layla-haddad')]), origin);
    expect(addresses(xml)).toEqual([`${origin}/en/members/layla-haddad`, `${origin}/ar/members/layla-haddad`]);
    for (const url of xml.match(/<url>.*<\/url>/g) ?? []) {
      expect(
        [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href]) => [language, href]),
      ).toEqual([
        ['en', `${origin}/en/members/layla-haddad`],
        ['ar', `${origin}/ar/members/layla-haddad`],
        ['x-default', `${origin}/en/members/layla-haddad`],
      ]);
      expect(url).toContain(`<lastmod>${updatedAt}</lastmod>`);
    }
  });

  test('leaves out the language in which an entry is not written', () => {
    const xml = renderSitemap(entryPages('opportunity', [entry('only-arabic', ['ar'])]), origin);
    expect(addresses(xml)).toEqual([`${origin}/ar/opportunities/only-arabic`]);
    expect(xml).not.toContain('/en/');
  });

  test('of the site has its own pages, lists and focus areas, and no event that has no address', () => {
    const found = addresses(
      renderSitemap(
        sitePages(
          [entry('home'), entry('join-us'), entry('about'), entry('code-of-conduct')],
          [entry('annual-gathering-24'), entry('another')],
          ['/opportunities'],
        ),
        origin,
      ),
    );
    expect(found).toEqual(
      expect.arrayContaining(
        [
          '/en',
          '/ar',
          '/en/organizations/join-us',
          '/ar/about',
          '/en/pages/code-of-conduct',
          '/en/annual-gathering-24',
          '/en/opportunities',
          '/ar/opportunities?agsCategory=research',
          '/en/focus-areas/research/sustainability',
        ].map((path) => origin + path),
      ),
    );
    expect(found.join()).not.toMatch(/another|sustainibility/);
    expect(new Set(found).size).toBe(found.length);
  });

  test('full to its brim stays far below what sitemaps may have', () => {
    const xml = renderSitemap(
      entryPages(
        'opportunity',
        Array.from({ length: siteIndexPageSize }, (_, i) => entry(`${'long-words-'.repeat(8)}${i}`)),
      ),
      origin,
    );
    expect(addresses(xml).length).toBe(siteIndexPageSize * 2);
    expect(addresses(xml).length).toBeLessThan(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(10 * 1024 * 1024);
  });
});
