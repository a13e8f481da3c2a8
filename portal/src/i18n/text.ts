import { compileTexts, type TextValues } from '@scholars/contract/compile-texts';
import { isLocale } from '@scholars/contract/locale';
import type { CountedKey, TextKey } from '@scholars/contract/text-keys';
import type { i18n } from 'i18next';
import type { LocaleFiles, Placeholders } from './locales/english-texts';
import type { Namespace } from './namespaces';

/**
 * The texts of a namespace by their keys, in the page's language. Of several namespaces: those that all of them have.
 */
export type Text<N extends Namespace> = <Key extends TextKey<LocaleFiles[N]>>(
  key: Key,
  ...values: ValuesOf<ValueName<N, Key>>
) => string;

/**
 * Keys of texts that are neither counted nor have placeholders: for tables of keys, and for names that come as data.
 */
export type PlainKey<N extends Namespace> = Exclude<
  TextKey<LocaleFiles[N]>,
  CountedKey<LocaleFiles[N]> | (N extends keyof Placeholders ? keyof Placeholders[N] : never)
>;

/** The names in a group of such texts: of `fields`, those of a form's fields. */
export type NameIn<N extends Namespace, Group extends string> =
  PlainKey<N> extends infer Key ? (Key extends `${Group}.${infer Name}` ? Name : never) : never;

/** A text's placeholders, and `count` where it chooses the plural form. */
type ValueName<N extends Namespace, Key extends string> =
  | (Key extends CountedKey<LocaleFiles[N]> ? 'count' : never)
  | (N extends keyof Placeholders ? (Key extends keyof Placeholders[N] ? Placeholders[N][Key] : never) : never);

/** Numbers are written as the language writes them. */
type ValuesOf<Name> = [Name] extends [never]
  ? []
  : [values: { readonly [One in Name & string]: One extends 'count' ? number : string | number }];

const known = new WeakMap<i18n, Map<string, Text<Namespace>>>();

/** The texts of one namespace. The same function is returned each time, so that it may be a dependency. */
export function textOf<N extends Namespace>(texts: i18n, namespace: N): Text<N> {
  const existing = findTextOf(texts, namespace);
  if (existing) return existing;
  const text: Text<N> = makeText(texts, namespace);
  const ofInstance = known.get(texts) ?? new Map<string, Text<Namespace>>();
  known.set(texts, ofInstance.set(namespace, text));
  return text;
}

/** Those that were asked for before. */
export function findTextOf<N extends Namespace>(texts: i18n, namespace: N): Text<N> | undefined {
  return known.get(texts)?.get(namespace);
}

function makeText(texts: i18n, namespace: Namespace) {
  const { language } = texts;
  const fixed = texts.getFixedT(language, namespace);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- i18next computes its result from its keys
  const whole = (key: string, values?: TextValues) => fixed(key, values ?? {}) as string;
  const bundle: unknown = texts.getResourceBundle(language, namespace);
  // A browser shows one page; a server, whose texts never change, shows one after the other.
  if (!import.meta.env.SSR || !isLocale(language) || typeof bundle !== 'object' || bundle === null) return whole;
  const compiled = compileTexts(language, bundle);
  return (key: string, values?: TextValues) => compiled(key, values) ?? whole(key, values);
}
