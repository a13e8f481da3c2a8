import { afterEach, beforeEach, expect, test } from 'vitest';
import * as webManifest from '~/public/install/web-manifest';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';

let cms: FakeCms;
let portal: TestPortal;

beforeEach(async () => {
  cms = await startFakeCms(answerJson({ success: true, data: [] }));
  portal = await startPortal(
    cms.url,
    {},
    { build: siteBuild({ manifest: { path: 'site.webmanifest', module: webManifest } }) },
  );
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

test.each([
  ['en', 'ltr', ['Opportunities', 'Messages']],
  ['ar', 'rtl', ['الفرص', 'الرسائل']],
])('the site installs as a program of its own in %s', async (lang, dir, shortcuts) => {
  const response = await fetch(`${portal.url}/${lang}/site.webmanifest`);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    lang,
    dir,
    id: `/${lang}`,
    start_url: `/${lang}`,
    scope: '/',
    display: 'standalone',
  });
  // Longer ones are cut below the icon.
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(shortcuts);
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    `/${lang}/opportunities`,
    `/${lang}/messages`,
  ]);
  const sizes = manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => [sizes, purpose]);
  expect(sizes).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
});
