import type { Locale } from '@scholars/contract/locale';
import { messageCatalogues, messageText } from '@scholars/contract/message-catalogues';
import type { i18n } from 'i18next';
import { createTexts } from './create-texts';
import { messagesNamespace, type Namespace } from './namespaces';
import { textOf, type Text } from './text';

const files = import.meta.glob<object>('./locales/*/*.json', { import: 'default', eager: true });

function readTexts(locale: Locale): Record<string, object> {
  const prefix = `./locales/${locale}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(prefix));
  return {
    ...Object.fromEntries(own.map(([path, text]) => [path.slice(prefix.length, -'.json'.length), text])),
    [messagesNamespace]: messageCatalogues[locale],
  };
}

/** All texts of each language, made once and never changed: requests share them. */
export const serverTexts: Record<Locale, i18n> = {
  en: createTexts('en', readTexts('en')),
  ar: createTexts('ar', readTexts('ar')),
};

/** Texts for loaders and actions, e.g. a page's title: `getText(locale, 'opportunities')('list.title')`. */
export function getText<N extends Namespace>(locale: Locale, namespace: N): Text<N> {
  return textOf(serverTexts[locale], namespace);
}

/** The contract's message for a reference, e.g. `text.min:2`. */
export const getMessage = messageText;
