import type { ProfileChanges } from '@scholars/contract/forms/profile';
import { profileBiographyMaxLength } from '@scholars/contract/limits';
import type { Locale } from '@scholars/contract/locale';
import { messageRef } from '@scholars/contract/messages';
import type { FieldProblems } from '@scholars/contract/parse';
import { profileSections, type ProfileSection } from '@scholars/contract/profile-parts';
import { countCharacters } from '@scholars/contract/rich-text';
import { invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { entryData } from '../../platform/typed/trusted-types.js';
import { inTurn } from '../../platform/processes/turns.js';
import { inSaveTurn } from '../../platform/strapi/refuse-stale-saves.js';
import { richTextOfHtml } from '../../platform/rich-text/read-html.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import { requireStaying } from '../account/closings.js';
import { degreeTitles } from '../degree-type/degree-titles.js';
import { requireUnchanged } from './list-versions.js';
import { getOwnProfile, memberUid, type OwnProfile, type OwnVersion } from './own-profile.js';

type Data = Record<string, unknown>;

/**
 * Saves what of a profile has changed, in the language of the request. Where it was not written in that language yet,
 * it begins there as a copy of the other, so that nobody's page loses what they have only told once.
 *
 * @throws ContractError 422 for what only this installation can judge, 409 for a list that was changed meanwhile and for
 *   whoever returns to the directory while their account is to be erased
 */
export function saveProfile(userId: number, locale: Locale, changes: ProfileChanges): Promise<void> {
  return changeProfile(userId, locale, async (profile) => {
    if (changes.directoryVisible) await requireStaying(strapi.db.connection, userId);
    requireUnchanged(changes.basedOn, profile.version, locale);
    return storedChanges(changes, profile);
  });
}

/** Removes an entry. @throws ContractError 404 where the section has no such one */
export function deleteEntry(userId: number, locale: Locale, section: ProfileSection, id: string): Promise<void> {
  return changeProfile(userId, locale, async ({ version }) => {
    const entries: { id: number }[] = version[section];
    const left = entries.filter((entry) => String(entry.id) !== id);
    if (left.length === entries.length) throw notFound();
    return { [section]: left };
  });
}

/** One change after the other: two at once would each begin a language, or keep a list without the other's entry. */
export function changeProfile(
  userId: number,
  locale: Locale,
  change: (profile: OwnProfile) => Promise<Data>,
): Promise<void> {
  return inTurn(`profile ${userId}`, async () => {
    const profile = await getOwnProfile(userId, locale);
    const changed = await change(profile);
    if (Object.keys(changed).length === 0) return;
    await inSaveTurn(profile.version.documentId, () => save(userId, locale, profile, changed));
  });
}

async function save(userId: number, locale: Locale, { version, versions }: OwnProfile, changed: Data): Promise<void> {
  const { documentId } = version;
  const isNew = version.locale !== locale;
  // Both languages say the same of what is the same in both, or the change is not made.
  await strapi.db.transaction(async ({ trx }) => {
    const saved = await strapi.documents(memberUid).update({
      documentId,
      locale,
      data: entryData(isNew ? withoutIds({ ...copyOf(version), ...changed }) : changed),
    });
    // Strapi copies what is the same in all languages, but for what is linked.
    if (isNew && saved) await strapi.db.query(memberUid).update({ where: { id: saved.id }, data: { user: userId } });
    if ('thematicAreas' in changed) {
      const data = entryData({ thematicAreas: changed.thematicAreas });
      for (const other of versions.filter((one) => one.locale !== locale))
        await strapi.documents(memberUid).update({ documentId, locale: other.locale, data });
    }
    // Whoever has it open at the desk is told by whom it was changed: by nobody of the staff.
    await trx('members').where({ document_id: documentId }).update({ updated_by_id: null });
  });
}

/** What is of a language, and what is linked. The rest Strapi keeps the same in both. */
function copyOf(version: OwnVersion): Data {
  const { headline, biography, city, currentTitle, currentDepartment, currentInstitution, interests } = version;
  const { slug, firstName, lastName } = version; // Strapi asks for what is required before it copies it
  const { thematicAreas, organization, photo } = version;
  const lists = Object.fromEntries(profileSections.map((section) => [section, version[section]]));
  return {
    headline,
    biography,
    city,
    currentTitle,
    currentDepartment,
    currentInstitution,
    interests,
    slug,
    firstName,
    lastName,
    thematicAreas: thematicAreas.map(({ documentId }) => documentId),
    organization: organization?.documentId ?? null,
    photo: photo?.id ?? null,
    ...lists,
  };
}

/** Entries are rows of one language: in another they are rows of their own. */
function withoutIds(data: Data): Data {
  const lists = profileSections.flatMap((section) => {
    const list = data[section];
    return Array.isArray(list) ? [[section, list.map(({ id: _id, ...entry }: Data) => entry)] as const] : [];
  });
  return { ...data, ...Object.fromEntries(lists) };
}

async function storedChanges(changes: ProfileChanges, { version }: OwnProfile): Promise<Data> {
  const { biography, links, thematicAreas, visibility, directoryVisible, interests, languages, openTo, ...rest } =
    changes;
  const lists = profileSections.flatMap((section) => {
    const list: Data[] | undefined = rest[section];
    return list ? [[section, keptEntries(list, version[section])] as const] : [];
  });
  const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string');
  await requireDegrees(changes.education);
  return definedOf({
    ...orNull(Object.fromEntries(texts)),
    ...Object.fromEntries(lists),
    biography: biography === undefined ? undefined : storedBiography(biography),
    links: links && {
      ...version.links,
      ...links,
    },
    visibility:
      visibility &&
      chosenOf({
        ...version.visibility,
        ...visibility,
      }),
    thematicAreas: thematicAreas && (await areaDocuments(thematicAreas)),
    directoryVisible,
    interests,
    languages,
    openTo,
  });
}

/** Those that the list had keep their id; whatever else is named is nobody's, and begins anew. */
function keptEntries(list: readonly Data[], before: readonly { id: number }[]): Data[] {
  const left = new Set(before.map(({ id }) => String(id)));
  return list.map(({ id, ...entry }) => {
    const ended = entry.current === true ? { ...entry, to: '' } : entry;
    return { ...(left.delete(String(id)) && { id: Number(id) }), ...orNull(ended) };
  });
}

function storedBiography(html: string) {
  const blocks = richTextOfHtml(html);
  if (countCharacters(renderRichText(blocks)) > profileBiographyMaxLength)
    throw invalidFields({ biography: [messageRef('text.max', profileBiographyMaxLength)] });
  return blocks.length > 0 ? blocks : null;
}

async function requireDegrees(education: ProfileChanges['education']): Promise<void> {
  const known = await degreeTitles('en');
  const problems: FieldProblems = {};
  education?.forEach(({ degree }, index) => {
    if (degree !== '' && !known.has(degree)) problems[`education.${index}.degree`] = ['choice.required'];
  });
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function areaDocuments(numbers: readonly number[]): Promise<string[]> {
  const areas: { documentId: string }[] = await strapi.db
    .query('api::thematic-area.thematic-area')
    .findMany({ where: { number: { $in: [...numbers] } }, select: ['documentId'] });
  return [...new Set(areas.map(({ documentId }) => documentId))];
}

/** A section that is left to the default has no choice of its own. */
function chosenOf(visibility: Readonly<Record<string, string | undefined>>): Data {
  return Object.fromEntries(Object.entries(visibility).filter(([, chosen]) => chosen));
}

function orNull(data: Data): Data {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, value === '' ? null : value]));
}

function definedOf(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
