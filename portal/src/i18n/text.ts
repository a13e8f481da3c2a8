import type { i18n } from 'i18next';

/** Values for a text's `{{placeholders}}`; `count` chooses the plural form. Numbers are formatted. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>> & { count?: number; context?: string };

/** Gives the text of a key in the page's language; `ns:key` reads another namespace that the page loads. */
export type Text = (key: string, values?: TextValues) => string;

const known = new WeakMap<i18n, Map<string, Text>>();

/** The texts of one namespace. The same function is returned each time, so that it may be a dependency. */
export function textOf(texts: i18n, namespace: string): Text {
  const ofInstance = known.get(texts) ?? new Map<string, Text>();
  known.set(texts, ofInstance);
  const existing = ofInstance.get(namespace);
  if (existing) return existing;
  const fixed = texts.getFixedT(texts.language, namespace);
  const text: Text = (key, values) => fixed(key, values ?? {}) as string;
  ofInstance.set(namespace, text);
  return text;
}
