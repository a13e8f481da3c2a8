import { isLocale } from '@scholars/contract/locale';
import type { i18n } from 'i18next';
import { compileTexts, type TextValues } from './compile-texts';

/** Gives the text of a key in the page's language; `ns:key` reads another namespace that the page loads. */
export type Text = (key: string, values?: TextValues) => string;

const known = new WeakMap<i18n, Map<string, Text>>();

/** The texts of one namespace. The same function is returned each time, so that it may be a dependency. */
export function textOf(texts: i18n, namespace: string): Text {
  const existing = findTextOf(texts, namespace);
  if (existing) return existing;
  const text = makeText(texts, namespace);
  const ofInstance = known.get(texts) ?? new Map<string, Text>();
  known.set(texts, ofInstance.set(namespace, text));
  return text;
}

/** Those that were asked for before. */
export function findTextOf(texts: i18n, namespace: string): Text | undefined {
  return known.get(texts)?.get(namespace);
}

function makeText(texts: i18n, namespace: string): Text {
  const { language } = texts;
  const fixed = texts.getFixedT(language, namespace);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- i18next computes its result from its keys
  const whole: Text = (key, values) => fixed(key, values ?? {}) as string;
  const bundle: unknown = texts.getResourceBundle(language, namespace);
  // A browser shows one page; a server, whose texts never change, shows one after the other.
  if (!import.meta.env.SSR || !isLocale(language) || typeof bundle !== 'object' || bundle === null) return whole;
  const compiled = compileTexts(language, bundle);
  return (key, values) => compiled(key, values) ?? whole(key, values);
}
