import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest';

const manifest = {
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

test('a slim manifest has the pages, what fetchers load, and of each what is its own', () => {
  const slim = slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`, ['suggestions']);
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(slim, { window });
  expect(window.__reactRouterManifest).toEqual({
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

test('a manifest of another kind stops the build', () => {
  expect(() => slimManifest('export default {}', [])).toThrow('another way');
});
