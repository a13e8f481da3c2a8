import { locales, type Locale } from '@scholars/contract/locale';
import { agsCategories } from '@scholars/contract/fixed-values';
import { employmentTypes, workModes } from '@scholars/contract/opportunities';
import { organizationTypes } from '@scholars/contract/forms/site';
import type { SheetTarget } from '@scholars/contract/sheet-imports';
import type { MessageRef } from '@scholars/contract/messages';
import { guestsMax, shortTextMaxLength } from '@scholars/contract/limits';
import { fold } from '../../platform/words/fold.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import * as cell from './read-cell.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

export const sheetTexts = defineTexts({ en, ar });

export type FieldName = keyof typeof en.fields;
type ChoiceName = keyof typeof en.choices;

export interface FieldDefinition {
  name: FieldName;
  /** Of the content type. */
  attribute: string;
  /** The language that the text is of; undefined for what is the same in all. */
  locale?: Locale;
  isRequired?: true;
  /** The values that it is one of, or some of. */
  choices?: readonly ChoiceName[];
  read: cell.ReadCell;
}

type SheetUid =
  | 'api::opportunity.opportunity'
  | 'api::organization.organization'
  | 'api::event-invitation.event-invitation';

interface TargetDefinition {
  uid: SheetUid;
  /** What an entry is called by, as no other is; a row has it in one language at least. */
  nameAttribute: 'title' | 'name' | 'emailAddress';
  /** By which people know a row. */
  titleAttribute: 'title' | 'name' | 'fullName';
  /** Where the site shows it; null for what it shows to nobody. */
  path: string | null;
  /** What is said of one that is there already; without it as of any entry. */
  existsProblem?: MessageRef;
  /** By which two of a name are known to be the same; without it as search compares. */
  keyOf?: (name: string) => string;
  fields: readonly FieldDefinition[];
}

const suffixOf = { en: 'En', ar: 'Ar' } as const;
const summaryMaxLength = 300;

/** A field in each language. */
function inBoth<Attribute extends string>(attribute: Attribute, read: cell.ReadCell): FieldDefinition[] {
  // each pair stands in the locale files, of which the test reads every one
  return locales.map((locale) => ({
    name: `${attribute}${suffixOf[locale]}` as FieldName,
    attribute,
    locale,
    read,
  }));
}

const single = (name: FieldName, read: cell.ReadCell): FieldDefinition => ({ name, attribute: name, read });

const one = (name: FieldName, choices: readonly ChoiceName[]): FieldDefinition => ({
  ...single(name, cell.choice(wordsOf(choices))),
  choices,
});

const several = (name: FieldName, choices: readonly ChoiceName[]): FieldDefinition => ({
  ...single(name, cell.choices(wordsOf(choices))),
  choices,
});

/** As the API writes each, and as its label says it in either language; folded. */
function wordsOf(values: readonly ChoiceName[]): ReadonlyMap<string, string> {
  return new Map(
    values.flatMap((value) =>
      [value, ...locales.map((locale) => ({ en, ar })[locale].choices[value])].map((text) => [fold(text), value]),
    ),
  );
}

const words = cell.shortText(shortTextMaxLength);
const areas = single('thematicAreas', cell.namedSeveral('areas'));

export const sheetTargets: Readonly<Record<SheetTarget, TargetDefinition>> = {
  opportunities: {
    uid: 'api::opportunity.opportunity',
    nameAttribute: 'title',
    titleAttribute: 'title',
    path: 'opportunities',
    fields: [
      ...inBoth('title', words),
      { ...one('agsCategory', agsCategories), isRequired: true },
      single('category', cell.named('categories')),
      single('partner', cell.named('organizations')),
      areas,
      ...inBoth('summary', cell.shortText(summaryMaxLength)),
      ...inBoth('description', cell.paragraphs),
      single('country', cell.country),
      ...inBoth('location', words),
      one('workMode', workModes),
      one('employmentType', employmentTypes),
      single('seats', cell.wholeNumber),
      ...inBoth('stipend', words),
      single('deadline', cell.moment),
      single('applyUrl', cell.webAddress),
    ],
  },
  organizations: {
    uid: 'api::organization.organization',
    nameAttribute: 'name',
    titleAttribute: 'name',
    path: 'organizations',
    fields: [
      ...inBoth('name', words),
      { ...one('type', organizationTypes), isRequired: true },
      ...inBoth('summary', cell.shortText(summaryMaxLength)),
      ...inBoth('description', cell.paragraphs),
      single('country', cell.country),
      ...inBoth('city', words),
      single('website', cell.webAddress),
      areas,
      several('agsCategories', agsCategories),
    ],
  },
  invitations: {
    uid: 'api::event-invitation.event-invitation',
    nameAttribute: 'emailAddress',
    titleAttribute: 'fullName',
    path: null,
    existsProblem: 'invitation.exists',
    keyOf: (address) => address.toLowerCase(),
    fields: [
      { ...single('fullName', words), isRequired: true },
      { ...single('emailAddress', cell.emailAddress), isRequired: true },
      one('language', locales),
      single('maxGuests', cell.count(guestsMax)),
      one('travelOffered', ['yes', 'no']),
    ],
  },
};
