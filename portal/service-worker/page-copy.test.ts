import { describe, expect, test } from 'vitest';
import { copyOfPage } from './page-copy';

const page = `<!DOCTYPE html><html lang="en"><head><title>Curator &amp; keeper · Scholars Network</title>
<link rel="modulepreload" href="/assets/root-1.js"/><link fetchpriority="low" rel="preload" as="fetch" href="/assets/common-1.json"/>
<link rel="stylesheet" href="/assets/large-1.css"/><style nonce="x">@font-face{src:url(/assets/ibm-1.woff2)}</style>
<link media="print" rel="stylesheet" href="/assets/small-1.css"/></head>
<body><script nonce="x">frame()</script><header><img src="/assets/logo-1.svg" alt=""/></header>
<main><h1>Curator</h1><picture><img src="/pictures/cover.webp" alt="A cover"/></picture><img alt="" src="/uploads/x.png"/></main>
<script type="module" async="">import "/assets/entry-1.js"; const a = "</p>";</script></body></html>`;

describe('The copy of a page', () => {
  const { html, title, assets } = copyOfPage(page);

  test('runs nothing and asks for nothing but the files that it shows', () => {
    expect(html).not.toMatch(/<script|frame\(\)|modulepreload|\.json|pictures|uploads/);
    expect(assets).toEqual(['/assets/large-1.css', '/assets/ibm-1.woff2', '/assets/logo-1.svg']);
  });

  test('has its files where the worker answers for them', () => {
    for (const asset of assets) expect(html).toContain(asset.replace('/assets/', '/copied/assets/'));
    expect(html).not.toMatch(/[("]\/assets\//);
  });

  test('keeps what is read, and is named without the site', () => {
    expect(html).toContain('<h1>Curator</h1>');
    expect(title).toBe('Curator &amp; keeper');
  });
});
