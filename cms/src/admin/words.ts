import arabicChanged from './locales/ar/changed.json';
import arabicFields from './locales/ar/fields.json';
import arabicGroups from './locales/ar/groups.json';
import arabicKinds from './locales/ar/kinds.json';
import arabicLanguages from './locales/ar/languages.json';
import arabicMoments from './locales/ar/moments.json';
import arabicPlans from './locales/ar/plans.json';
import arabicPaste from './locales/ar/paste.json';
import arabicPreview from './locales/ar/preview.json';
import arabicRefusals from './locales/ar/refusals.json';
import arabicStrapi from './locales/ar/strapi.json';
import arabicStrapiEditing from './locales/ar/strapi-editing.json';
import arabicStrapiMedia from './locales/ar/strapi-media.json';
import arabicStrapiMended from './locales/ar/strapi-mended.json';
import arabicSystemFields from './locales/ar/system-fields.json';
import arabicTranslations from './locales/ar/translations.json';
import arabicValues from './locales/ar/values.json';
import englishChanged from './locales/en/changed.json';
import englishFields from './locales/en/fields.json';
import englishGroups from './locales/en/groups.json';
import englishKinds from './locales/en/kinds.json';
import englishLanguages from './locales/en/languages.json';
import englishMoments from './locales/en/moments.json';
import englishPlans from './locales/en/plans.json';
import englishPaste from './locales/en/paste.json';
import englishPreview from './locales/en/preview.json';
import englishRefusals from './locales/en/refusals.json';
import englishStrapi from './locales/en/strapi.json';
import englishStrapiEditing from './locales/en/strapi-editing.json';
import englishStrapiMedia from './locales/en/strapi-media.json';
import englishStrapiMended from './locales/en/strapi-mended.json';
import englishSystemFields from './locales/en/system-fields.json';
import englishTranslations from './locales/en/translations.json';
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
  /** When entries are published by themselves. */
  plans: Texts;
  /** Days with their times. */
  moments: Texts;
  /** What is said when something is pasted. */
  paste: Texts;
  /** What an original has changed since it was translated. */
  translations: Texts;
  /** What is said when somebody else has saved an entry meanwhile. */
  changed: Texts;
  /** What is said where a preview cannot be shown. */
  preview: Texts;
  /** Why an entry cannot be saved, by what the CMS answers. */
  refusals: Texts;
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
    plans: englishPlans,
    moments: englishMoments,
    paste: englishPaste,
    strapi: { ...englishStrapi, ...englishStrapiEditing, ...englishStrapiMedia, ...englishStrapiMended },
    preview: englishPreview,
    refusals: englishRefusals,
    translations: englishTranslations,
    changed: englishChanged,
  },
  ar: {
    kinds: arabicKinds,
    fields: arabicFields,
    systemFields: arabicSystemFields,
    groups: arabicGroups,
    values: arabicValues,
    languages: arabicLanguages,
    plans: arabicPlans,
    moments: arabicMoments,
    paste: arabicPaste,
    strapi: { ...arabicStrapi, ...arabicStrapiEditing, ...arabicStrapiMedia, ...arabicStrapiMended },
    preview: arabicPreview,
    refusals: arabicRefusals,
    translations: arabicTranslations,
    changed: arabicChanged,
  },
};

/** Strapi knows a kind by its UID, its forms only by the name that its schema gives it, which is the English one. */
const uidByName = new Map(Object.entries(englishKinds).map(([uid, name]) => [name, uid]));
export const uidOfName = (name: string | undefined) => (name === undefined ? undefined : uidByName.get(name));

export const hintId = (uid: string, field: string) => `desk.hint.${uid}.${field}`;
export const groupId = (group: string) => `desk.group.${group}`;
export const languageStateId = (name: string) => `desk.language.${name}`;
export const planId = (name: string) => `desk.plan.${name}`;
/** As Strapi asks for the words of what its calls refuse. */
export const refusalId = (name: string) => `apiError.${name}`;
export const translationId = (name: string) => `desk.translation.${name}`;
export const changedId = (name: string) => `desk.changed.${name}`;
export const previewId = (name: string) => `desk.preview.${name}`;
export const momentId = (name: string) => `desk.moment.${name}`;
/** Of a kind's or a component's attribute, as Strapi asks for it. */
export const labelId = (uid: string, field: string) =>
  `content-manager.${uid.includes('::') ? 'content-types' : 'components'}.${uid}.${field}`;
export const pasteId = (name: string) => `desk.paste.${name}`;
export const valueId = (value: string) => `desk.value.${value}`;

/** Under the ids by which Strapi asks for names of kinds and fields, and under ours for what it has no id for. */
export function deskTexts(locale: 'en' | 'ar'): Texts {
  const {
    kinds,
    fields,
    systemFields,
    groups,
    values,
    languages,
    paste,
    plans,
    moments,
    preview,
    refusals,
    translations,
    changed,
    strapi,
  } = words[locale];
  const texts: Texts = { ...strapi };
  texts['i18n.list-view.table.header.label'] = languages.column!; // it stands in both files
  for (const [name, text] of Object.entries(languages)) texts[languageStateId(name)] = text;
  for (const [name, text] of Object.entries(plans)) texts[planId(name)] = text;
  for (const [name, text] of Object.entries(translations)) texts[translationId(name)] = text;
  for (const [name, text] of Object.entries(changed)) texts[changedId(name)] = text;
  for (const [name, text] of Object.entries(preview)) texts[previewId(name)] = text;
  for (const [name, text] of Object.entries(moments)) texts[momentId(name)] = text;
  for (const [name, text] of Object.entries(paste)) texts[pasteId(name)] = text;
  for (const [name, text] of Object.entries(refusals)) texts[refusalId(name)] = text;
  for (const [group, text] of Object.entries(groups)) texts[groupId(group)] = text;
  for (const [value, text] of Object.entries(values)) texts[valueId(value)] = text;
  for (const [uid, own] of Object.entries(fields)) {
    const isKind = uid.includes('::');
    texts[isKind ? (englishKinds as Texts)[uid]! : uid] = kinds[uid]!; // a test holds that every kind has its name
    for (const [field, text] of Object.entries(systemFields)) texts[labelId(uid, field)] = text;
    for (const [field, text] of Object.entries(own)) {
      texts[labelId(uid, field)] = text.label;
      texts[hintId(uid, field)] = text.hint;
    }
  }
  return texts;
}
