import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LocaleLink } from './locale-link';
import { localePath } from './locale-path';
import { serverTexts } from './texts.server';

const written = (link: React.ReactNode) =>
  renderToString(
    createElement(
      I18nextProvider,
      { i18n: serverTexts.ar },
      createElement(MemoryRouter, { initialEntries: ['/ar/opportunities?page=2'] }, link),
    ),
  );

it.each([
  ['/', {}],
  ['/opportunities', { className: 'a', 'aria-current': 'page' as const }],
  ['/opportunities?agsCategory=research&page=2#results', { preventScrollReset: true }],
  ['/members/علي', { 'data-area': 3 }],
  ['/search?q=a%20b+c&x=/y', { replace: true, viewTransition: true, state: { a: 1 } }],
  ['/search?q=a//b/../c', {}],
  ['/a/../about', {}],
  ['/a//b', {}],
  [
    '/about',
    { discover: 'none' as const, prefetch: 'intent' as const, reloadDocument: true, relative: 'path' as const },
  ],
  ['/privacy', { target: '_blank', className: 'a' }],
  ['?page=3', {}],
  ['https://elsewhere.example/x', {}],
])('a link to %s is written as the router writes it', (to, props) => {
  expect(written(createElement(LocaleLink, { to, ...props }, 'Text'))).toBe(
    written(createElement(Link, { to: localePath('ar', to), ...props }, 'Text')),
  );
});
