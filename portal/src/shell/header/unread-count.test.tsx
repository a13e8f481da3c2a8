import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { Locale } from '@scholars/contract/locale';
import { createTexts } from '~/i18n/create-texts';
import { chatPathOf } from '~/session/signed-in-user';
import { UnreadCount } from './unread-count';

const shown = (locale: Locale, count: number) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createTexts(locale, {})}>
      <UnreadCount count={count} />
    </I18nextProvider>,
  ).replace(/<[^>]*>/g, '');

it.each([
  ['en', 0, ''],
  ['en', 1, '1'],
  ['en', 99, '99'],
  ['en', 100, '99+'],
  ['ar', 7, '٧'],
  ['ar', 4200, '٩٩+'],
] as const)('in %s, %i unread are shown as “%s”', (locale, count, text) => {
  expect(shown(locale, count)).toBe(text);
});

it('who chats is led to the chat, and nobody else', () => {
  expect([chatPathOf({ messaging_system: 0 }), chatPathOf({ messaging_system: 1 })]).toEqual([undefined, '/messages']);
});
