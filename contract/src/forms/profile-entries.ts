import * as z from 'zod/mini';
import { country, text, url } from '../fields.js';
import { bareDoi, isDoi } from '../doi.js';
import { longTextMaxLength, profileEntriesMax } from '../limits.js';
import { messageRef, type MessageKey } from '../messages.js';
import { isPeriod, partialDate, year } from '../partial-date.js';
import { linkHosts, publicationTypes, type LinkedSite, type ProfileSection } from '../profile-parts.js';

/* The entries of a profile's repeatable sections, as a form sends them (product §4). */

const id = z.optional(text({ max: 40 }));
const titleMaxLength = 500;

/** A box that may be ticked. Forms send `on` or `true`; JSON sends true. */
export const ticked = z.pipe(
  z.transform((input: unknown) => input === true || input === 'true' || input === 'on' || input === '1'),
  z.boolean(),
);

/** A web address with its scheme, so that it can be followed as it is; '' when it is not given. */
export function webLink() {
  return z.pipe(
    url(),
    z.transform((value) => (value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`)),
  );
}

/** A link to somebody's page on one of the named sites. */
export function linkTo(site: LinkedSite) {
  return z.pipe(
    webLink(),
    z.string().check(z.refine((value) => value === '' || linkHosts[site].test(hostOf(value)), { error: 'link.host' })),
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/** A DOI, however it is written; the value is without the address of its resolver. */
export function doi(rules: { required?: MessageKey } = {}) {
  return z.pipe(
    text({ ...rules, max: 200 }),
    z.pipe(
      z.transform(bareDoi),
      z.string().check(z.refine((value) => value === '' || isDoi(value), { error: 'doi.invalid' })),
    ),
  );
}

const period = { from: partialDate(), to: partialDate() };
const inOrder = () =>
  z.refine<{ from: string; to: string }>((entry) => isPeriod(entry), { path: ['to'], error: 'period.order' });
const longText = () => text({ max: longTextMaxLength });

export const educationEntry = z
  .object({
    id,
    /** The slug of a degree type. */
    degree: text(),
    field: text(),
    institution: text({ required: 'institution.required' }),
    country: country(),
    ...period,
  })
  .check(inOrder());

export const experienceEntry = z
  .object({
    id,
    title: text({ required: 'title.required' }),
    organization: text(),
    country: country(),
    ...period,
    /** It goes on: then it has no end. */
    current: ticked,
    description: longText(),
  })
  .check(inOrder());

export const publicationEntry = z.object({
  id,
  title: text({ required: 'text.required', max: titleMaxLength }),
  translatedTitle: text({ max: titleMaxLength }),
  type: z.enum(publicationTypes, { error: 'choice.required' }),
  venue: text(),
  year: year(),
  doi: doi(),
  url: webLink(),
  authors: text({ max: longTextMaxLength }),
});

export const awardEntry = z.object({
  id,
  title: text({ required: 'text.required' }),
  organization: text(),
  date: partialDate(),
  description: longText(),
});

export const serviceEntry = z
  .object({ id, title: text({ required: 'text.required' }), organization: text(), ...period, description: longText() })
  .check(inOrder());

export const projectEntry = z
  .object({
    id,
    title: text({ required: 'text.required', max: titleMaxLength }),
    role: text(),
    funder: text(),
    ...period,
    description: longText(),
  })
  .check(inOrder());

export const profileEntries = {
  education: educationEntry,
  experience: experienceEntry,
  publications: publicationEntry,
  awards: awardEntry,
  service: serviceEntry,
  projects: projectEntry,
} as const satisfies Record<ProfileSection, z.ZodMiniType>;

const entriesOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z
    .array(entry, { error: 'value.invalid' })
    .check(z.maxLength(profileEntriesMax, messageRef('list.max', profileEntriesMax)));

/** The sections as lists, each whole. */
export const profileLists = z.object({
  education: entriesOf(educationEntry),
  experience: entriesOf(experienceEntry),
  publications: entriesOf(publicationEntry),
  awards: entriesOf(awardEntry),
  service: entriesOf(serviceEntry),
  projects: entriesOf(projectEntry),
});
