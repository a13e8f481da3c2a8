import arabicFields from './locales/ar/fields.json';
import arabicGroups from './locales/ar/groups.json';
import arabicKinds from './locales/ar/kinds.json';
import arabicLanguages from './locales/ar/languages.json';
import arabicStrapi from './locales/ar/strapi.json';
import arabicSystemFields from './locales/ar/system-fields.json';
import arabicValues from './locales/ar/values.json';
import englishFields from './locales/en/fields.json';
import englishGroups from './locales/en/groups.json';
import englishKinds from './locales/en/kinds.json';
import englishLanguages from './locales/en/languages.json';
import englishStrapi from './locales/en/strapi.json';
import englishSystemFields from './locales/en/system-fields.json';
import englishValues from './locales/en/values.json';

type Texts = Record<string, string>;

interface Words {
  kinds: Texts;
  fields: Record<string, Record<string, { label: string; hint: string }>>;
  systemFields: Texts;
  groups: Texts;
  values: Texts;
  /** What there is of an entry in a language, and the column that says it. */
  languages: Texts;
  /** Strapi's own texts by its ids: those that it has in no good Arabic, or in none. */
  strapi: Texts;
}

const words: Record<'en' | 'ar', Words> = {
  en: {
    kinds: englishKinds,
    fields: englishFields,
    systemFields: englishSystemFields,
    groups: englishGroups,
    values: englishValues,
    languages: englishLanguages,
    strapi: englishStrapi,
  },
  ar: {
    kinds: arabicKinds,
    fields: arabicFields,
    systemFields: arabicSystemFields,
    groups: arabicGroups,
    values: arabicValues,
    languages: arabicLanguages,
    strapi: arabicStrapi,
  },
};

/** Strapi knows a kind by its UID, its forms only by the name that its schema gives it, which is the English one. */
const uidByName = new Map(Object.entries(englishKinds).map(([uid, name]) => [name, uid]));
export const uidOfName = (name: string | undefined) => (name === undefined ? undefined : uidByName.get(name));

export const hintId = (uid: string, field: string) => `desk.hint.${uid}.${field}`;
export const groupId = (group: string) => `desk.group.${group}`;
export const languageStateId = (name: string) => `desk.language.${name}`;
export const valueId = (value: string) => `desk.value.${value}`;

/** Under the ids by which Strapi asks for names of kinds and fields, and under ours for what it has no id for. */
export function deskTexts(locale: 'en' | 'ar'): Texts {
  const { kinds, fields, systemFields, groups, values, languages, strapi } = words[locale];
  const texts: Texts = { ...strapi };
  texts['i18n.list-view.table.header.label'] = languages.column!; // it stands in both files
  for (const [name, text] of Object.entries(languages)) texts[languageStateId(name)] = text;
  for (const [group, text] of Object.entries(groups)) texts[groupId(group)] = text;
  for (const [value, text] of Object.entries(values)) texts[valueId(value)] = text;
  for (const [uid, own] of Object.entries(fields)) {
    const isKind = uid.includes('::');
    const label = (field: string) => `content-manager.${isKind ? 'content-types' : 'components'}.${uid}.${field}`;
    texts[isKind ? (englishKinds as Texts)[uid]! : uid] = kinds[uid]!; // a test holds that every kind has its name
    for (const [field, text] of Object.entries(systemFields)) texts[label(field)] = text;
    for (const [field, text] of Object.entries(own)) {
      texts[label(field)] = text.label;
      texts[hintId(uid, field)] = text.hint;
    }
  }
  return texts;
}
