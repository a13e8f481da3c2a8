import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest';

const manifest = {
  url: '/assets/manifest-1.js',
  entry: { module: '/entry.js', imports: ['/framework.js'], css: [] },
  routes: {
    root: {
      id: 'root',
      hasDefaultExport: true,
      hasAction: false,
      imports: ['/framework.js', '/base.js'],
      css: ['/base.css'],
    },
    page: {
      id: 'page',
      parentId: 'root',
      path: 'about',
      hasDefaultExport: true,
      hasClientLoader: false,
      imports: ['/framework.js', '/base.js', '/own.js'],
      css: ['/base.css', '/own.css'],
    },
    'member/mine': {
      id: 'member/mine',
      parentId: 'root',
      hasDefaultExport: true,
      imports: ['/list.js'],
      css: ['/list.css'],
    },
    suggestions: { id: 'suggestions', parentId: 'root', hasDefaultExport: false, imports: [], css: [] },
    robots: { id: 'robots', parentId: 'root', hasDefaultExport: false, imports: [], css: [] },
  },
  version: 'v',
};

const built = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;

/** What a browser has of the script. */
function read(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(script, { window });
  return window.__reactRouterManifest;
}

test('a slim manifest has the pages, what fetchers load, and of each what is its own', () => {
  expect(read(slimManifest(built, { kept: ['suggestions'] }))).toEqual({
    ...manifest,
    routes: {
      root: { id: 'root', imports: ['/framework.js', '/base.js'], css: ['/base.css'] },
      page: {
        id: 'page',
        parentId: 'root',
        path: 'about',
        imports: ['/own.js'],
        css: ['/own.css'],
      },
      // What it imports it finds by itself.
      'member/mine': { id: 'member/mine', parentId: 'root', css: ['/list.css'] },
      suggestions: { id: 'suggestions', parentId: 'root', imports: [], css: [] },
    },
  });
});

test("a visitors' manifest says where it is found, and has no page of members", () => {
  const visitorsUrl = '/assets/visitors-1.js';
  const slim = read(slimManifest(built, { kept: ['suggestions'], visitorsUrl }));
  expect(slim).toMatchObject({ url: visitorsUrl });
  expect(Object.keys((slim as typeof manifest).routes)).toEqual(['root', 'page', 'suggestions']); // read above
});

test('a manifest of another kind stops the build', () => {
  expect(() => slimManifest('export default {}', { kept: [] })).toThrow('another way');
});
