import { act, type FunctionComponent } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, Outlet, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import shell from '~/i18n/locales/en/shell.json';
import common from '~/i18n/locales/en/common.json';
import errors from '~/i18n/locales/en/errors.json';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { SiteFrame } from '~/shell/site-frame';
import type * as footer from '~/shell/footer/site-footer';
import type * as header from '~/shell/header/site-header';

const { renders, counted } = vi.hoisted(() => {
  const counts = new Map<string, number>();
  return {
    renders: counts,
    counted:
      <Props,>(name: string, Component: FunctionComponent<Props>): FunctionComponent<Props> =>
      (props) => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return Component(props);
      },
  };
});

// Addresses of files, and scripts that are made small, are a build's. The texts are all here.
vi.mock('~/shell/before-react', () => ({ BeforeReact: () => null }));
vi.mock('~/shell/header/site-header', async (original) => {
  const { SiteHeader } = await original<typeof header>();
  return { SiteHeader: counted('header', SiteHeader) };
});
vi.mock('~/shell/footer/site-footer', async (original) => {
  const { SiteFooter } = await original<typeof footer>();
  return { SiteFooter: counted('footer', SiteFooter) };
});

const pageOf = (name: string, next: string) =>
  counted(name, () => {
    const t = useText('shell');
    const { words } = useLoaderData<{ words: string }>();
    return (
      <LocaleLink to={next} id="next" title={t('skip')}>
        {words}
      </LocaleLink>
    );
  });

let root: Root;
beforeEach(() => {
  document.documentElement.lang = 'en';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

test('a navigation renders the new page once, and what was there once as it begins and once as it ends', async () => {
  const handle = { ns: [] };
  const loader = async () => ({ words: 'words of the page' });
  const Site = createRoutesStub([
    {
      path: '/en',
      Component: () => (
        <SiteFrame data={{ areas: [], hasGathering: false, announcements: [], year: 2026 }}>
          <Outlet />
        </SiteFrame>
      ),
      children: [
        { path: 'first', Component: pageOf('first', '/second'), loader, handle, HydrateFallback: () => null },
        { path: 'second', Component: pageOf('second', '/first'), loader, handle, HydrateFallback: () => null },
      ],
    },
  ]);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={createTexts('en', { common, shell, messages: {}, errors })}>
        <Site initialEntries={['/en/first']} />
      </I18nextProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.querySelector('#next')).not.toBeNull());
  renders.clear();
  await act(async () => document.querySelector<HTMLElement>('#next')?.click());
  await vi.waitFor(() => expect(renders.has('second')).toBe(true));
  // The router tells all who read its state that a navigation begins, the page that is left among them.
  expect(Object.fromEntries(renders)).toEqual({ second: 1, first: 1, header: 2, footer: 2 });
});
