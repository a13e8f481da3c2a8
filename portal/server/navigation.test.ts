import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as siteLayout from '~/shell/site-layout';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';

const gathering = {
  id: 'g',
  slug: 'annual-gathering-24',
  locale: 'en',
  title: 'The Annual Gathering',
  startsOn: '2027-04-06',
  endsOn: '2027-04-08',
};

let cms: FakeCms;
let portal: TestPortal;
/** What the CMS says of events; nothing while it is away. */
let events: unknown[] | undefined;

// A portal of its own for each: what the CMS says to everybody is kept for a while.
beforeEach(async () => {
  cms = await startFakeCms((received, res) => {
    const path = received.url.split('?')[0];
    if (path === '/api/events' && !events) return answerJson({ success: false, message: 'Away' }, 503)(received, res);
    answerJson({ success: true, data: path === '/api/events' ? events : [] })(received, res);
  });
  portal = await startPortal(cms.url, {}, { build: siteBuild({ framed: { path: 'framed', module: siteLayout } }) });
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

/** The links to the gathering on a page, in the header and in the small windows' menu. */
async function entries(locale: string): Promise<string[]> {
  const html = await (await fetch(`${portal.url}/${locale}/framed`)).text();
  return [...html.matchAll(/<a\b[^>]*href="\/(?:en|ar)\/annual-gathering-24"[^>]*>([^<]*)</g)].map(
    ([, label = '']) => label,
  );
}

describe.each([
  ['en', 'Gathering'],
  ['ar', 'اللقاء السنوي'],
])('The navigation in %s', (locale, label) => {
  test('leads to the gathering while there is one, in wide and in small windows', async () => {
    events = [{ ...gathering, slug: 'another-event' }, gathering];
    expect(await entries(locale)).toEqual([label, label]);
  });

  test.each([
    ['there is none, or it is over', []],
    ['there is another event alone', [{ ...gathering, slug: 'another-event' }]],
    ['the CMS does not say', undefined],
  ])('does not where %s', async (_, listed) => {
    events = listed;
    expect(await entries(locale)).toEqual([]);
  });
});
