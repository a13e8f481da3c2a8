import { listCountries } from '@scholars/contract/reference/countries';
import type { IntlShape } from 'react-intl';
import { dateInWords, momentInWords, ownTimeZone } from '../moments/moment-words';
import { changedId, labelId, valueId } from '../words';

/** What of Strapi's schemas is used here. */
export interface Attribute {
  type: string;
  component?: string;
  relation?: string;
  targetModel?: string;
}
export type Attributes = Readonly<Record<string, Attribute>>;
export type Components = Readonly<Record<string, { attributes: Attributes }>>;

type Intl = Pick<IntlShape, 'formatMessage' | 'formatList' | 'locale'>;

/** What a field holds, for reading: texts by paragraphs, parts of a component line by line, each with its label. */
export function valueInWords(
  name: string,
  value: unknown,
  attribute: Attribute,
  parts: Components,
  intl: Intl,
): string {
  const words = wordsOf(name, value, attribute, parts, intl).trim();
  return words || intl.formatMessage({ id: changedId('empty') });
}

function wordsOf(name: string, value: unknown, attribute: Attribute, parts: Components, intl: Intl): string {
  if (value === null || value === undefined || value === '') return '';
  if (attribute.type === 'component' || attribute.type === 'dynamiczone')
    return [value]
      .flat()
      .map((part) => partInWords(part, attribute, parts, intl))
      .join('\n\n');
  const inWords = inWordsOf[attribute.type];
  return inWords ? inWords(value, intl) : scalarInWords(name, value, intl);
}

function partInWords(part: unknown, { component }: Attribute, parts: Components, intl: Intl): string {
  if (!isRecord(part)) return '';
  const uid = component ?? String(part.__component);
  const lines = Object.entries(parts[uid]?.attributes ?? {}).flatMap(([name, attribute]) => {
    const words = wordsOf(name, part[name], attribute, parts, intl);
    if (words === '') return [];
    const label = intl.formatMessage({ id: labelId(uid, name), defaultMessage: name });
    return [`${label}: ${words}`];
  });
  const kind = component === undefined ? [intl.formatMessage({ id: uid, defaultMessage: uid })] : [];
  return [...kind, ...lines].join('\n');
}

const inWordsOf: Readonly<Record<string, (value: unknown, intl: Intl) => string>> = {
  boolean: (value, { formatMessage }) =>
    formatMessage({ id: `app.components.ToggleCheckbox.${value === true ? 'on' : 'off'}-label` }),
  blocks: (value) => (Array.isArray(value) ? value.map(textOf).join('\n') : ''),
  media: (value) =>
    [value]
      .flat()
      .map((file) => (isRecord(file) ? String(file.name) : ''))
      .join('\n'),
  // Nobody reads it from a screen.
  password: () => '••••••••',
  relation: (value, { formatList }) =>
    formatList(
      isRecord(value) ? [value.connect].flat().map((entry) => String(isRecord(entry) ? entry.label : '')) : [],
    ),
  date: (value, { locale }) => dateInWords(String(value), locale),
  datetime: (value, { locale }) => momentInWords(new Date(String(value)), ownTimeZone(), locale),
  enumeration: (value, intl) => chosen(value, intl),
  json: (value, intl) =>
    Array.isArray(value) ? intl.formatList(value.map((each) => chosen(each, intl))) : JSON.stringify(value),
};

const chosen = (value: unknown, { formatMessage }: Intl) =>
  formatMessage({ id: valueId(String(value)), defaultMessage: String(value) });

function scalarInWords(name: string, value: unknown, { locale }: Intl): string {
  if (name !== 'country') return String(value);
  const countries = listCountries(locale === 'ar' ? 'ar' : 'en');
  return countries.find(({ code }) => code === value)?.name ?? String(value);
}

/** The text of a piece of a rich text, lists line by line. */
function textOf(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node.text === 'string') return node.text;
  const children = Array.isArray(node.children) ? node.children : [];
  return children.map(textOf).join(node.type === 'list' ? '\n' : '');
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
