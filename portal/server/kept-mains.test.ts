import { listAnnouncements } from '@scholars/contract/site';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createElement, useId, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cms as callCms } from '~/api/cms.server';
import { useNonce } from '~/lib/document-context';
import { factsContext } from '~/session/request-context.server';
import { useRootData, useSiteKey, useUser } from '~/session/root-data';
import * as siteLayout from '~/shell/site-layout';
import { answerJson, startFakeCms, type FakeCms } from '../tests/fake-cms';
import { loginAnswer, startPortal, type TestPortal } from '../tests/portal';
import { siteBuild } from '../tests/site-build';

const names: Record<string, string> = { 'token-of-amal': 'Amal Haddad', 'token-of-basma': 'Basma Said' };
/** By page: how often its own part was rendered. */
const rendered = new Map<string, number>();
let title: string;
let cms: FakeCms;
let portal: TestPortal;

const loader = async (args: LoaderFunctionArgs): Promise<object> => ({
  announcements: await callCms(args).data(listAnnouncements),
  asked: new URL(args.request.url).search,
});

/** A page that says is the same for everybody, whatever it does. */
function pageOf(name: string, Content: () => ReactNode = () => null, load = loader) {
  const Page = () => {
    rendered.set(name, (rendered.get(name) ?? 0) + 1);
    const labels = createElement('p', { id: useId() }, useSiteKey('site_name'));
    return createElement('div', null, labels, createElement(Content), JSON.stringify(useLoaderData()));
  };
  return { path: name, module: { default: Page, loader: load, handle: { kept: 'site' } } };
}

const build = () =>
  siteBuild(
    {
      plain: pageOf('plain'),
      person: pageOf('person', () => useUser()?.fullName),
      theme: pageOf('theme', () => useRootData()?.theme),
      nonce: pageOf('nonce', () => createElement('script', { nonce: useNonce() })),
      clock: pageOf('clock', undefined, async () => ({ now: performance.now() })),
      session: pageOf('session', undefined, async ({ context }) => ({
        token: context.get(factsContext).jar.session?.token,
      })),
      map: pageOf('map', undefined, async () => ({ map: new Map([['a', performance.now()]]) })),
      picture: pageOf('picture', () => createElement('img', { src: '/first.png', alt: '' })),
      others: { ...pageOf('others'), module: { ...pageOf('others').module, handle: {} } },
    },
    {},
    siteLayout,
  );

beforeEach(async () => {
  rendered.clear();
  title = 'First';
  cms = await startFakeCms((received, res) => {
    const path = received.url.split('?')[0] ?? '';
    const fullName = names[received.headers.authorization?.replace('Bearer ', '') ?? ''];
    const lists: Record<string, unknown> = {
      '/api/user': { ...loginAnswer.user, fullName },
      [listAnnouncements.path]: [{ id: '1', locale: 'en', text: title, link: null }],
    };
    answerJson({ success: true, data: lists[path] ?? [] })(received, res);
  });
  portal = await startPortal(cms.url, {}, { build: build() });
});
afterEach(async () => {
  await portal.close();
  await cms.close();
});

async function open(path: string, name: 'amal' | 'basma', headers: Record<string, string> = {}, at = portal) {
  const token = `token-of-${name}`;
  const user = { ...loginAnswer.user, fullName: names[token] ?? '' };
  const cookie = at.sessions.open({ token, user }).map((one) => one.split(';')[0]);
  const response = await fetch(at.url + path, {
    headers: { ...headers, Cookie: [...cookie, headers.Cookie ?? ''].join('; ') },
  });
  expect(response.status).toBe(200);
  return response.text();
}
const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');

describe('The main part of a page', () => {
  test('is rendered once for all members, in a frame of each one’s own, as if it were for them alone', async () => {
    let second = '';
    const timesForBoth = async () => {
      rendered.clear();
      await open('/en/plain', 'amal');
      second = await open('/en/plain', 'basma');
      return rendered.get('plain') ?? 0;
    };
    // A portal that has been held up asks the CMS anew, and renders from what it hears then.
    await expect.poll(timesForBoth).toBeLessThanOrEqual(1);
    expect(second).toContain('Basma Said');
    expect(second).not.toContain('Amal Haddad');
    const other = await startPortal(cms.url, {}, { build: build() });
    const alone = await open('/en/plain', 'basma', {}, other);
    await other.close();
    expect(withoutNonce(second)).toBe(withoutNonce(alone));
  });

  test('is rendered anew for another address, another language, and when content changes', async () => {
    let round = 0;
    const timesForFour = async () => {
      rendered.clear();
      round += 1;
      const one = `/en/plain?round=${round}`;
      for (const path of [one, `${one}&x=1`, `/ar/plain?round=${round}`, one]) await open(path, 'amal');
      return rendered.get('plain');
    };
    // As above: one that was held up renders once more.
    await expect.poll(timesForFour).toBe(3);
    await open('/en/plain', 'amal');
    title = 'Second';
    cms.contentVersion = 'second';
    await expect.poll(() => open('/en/plain', 'amal'), { timeout: 2000 }).toContain('>Second<');
  });

  test.each(['person', 'theme', 'nonce', 'clock', 'session', 'map', 'picture', 'others'])(
    'is nobody else’s where it is one’s own: %s',
    async (name) => {
      await open(`/en/${name}`, 'amal');
      const page = await open(`/en/${name}`, 'basma', { Cookie: 'theme=dark' });
      expect(rendered.get(name)).toBe(2);
      expect(page).not.toContain('Amal Haddad');
      expect(page).not.toContain('token-of-amal');
    },
  );

  test('can learn of the request in no other way: what gives all of it is called in these files alone', async () => {
    const sources = new URL('../src/', import.meta.url);
    const files = (await readdir(sources, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/^admin|\.test\./.test(file),
    );
    const users = files.filter((file) =>
      /\b(useMatches|useRouteLoaderData|NonceContext|useFetchers|useActionData)\b/.test(
        readFileSync(new URL(file, sources), 'utf8'),
      ),
    );
    expect(users.sort()).toEqual([
      'entry.server.tsx',
      'lib/document-context.ts',
      'root.tsx',
      'session/root-data.ts',
      'shell/site-frame.tsx',
    ]);
  });
});
