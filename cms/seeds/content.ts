import { announcementDraft } from './content/announcements.js';
import { areas } from './content/areas.js';
import { categories } from './content/categories.js';
import { degreeTypes } from './content/degree-types.js';
import { globalKeys } from './content/global-keys.js';
import { members } from './content/members.js';
import { opportunities } from './content/opportunities.js';
import { organizations } from './content/organizations.js';
import { seedEvent } from './event.js';
import type { AreaId, MemberSeed, OpportunitySeed } from './content/shapes.js';
import { daysFromNow, endOfDay, inLocale, writeDocument } from './write-document.js';

type Ids<Key> = Map<Key, string>;

/** What every installation needs beside its pages: areas, lists and keys. */
export async function seedBase(): Promise<void> {
  for (const { id, slug, title, description, intros, subs } of areas) {
    await writeDocument('api::thematic-area.thematic-area', (locale) => {
      const text = inLocale(locale);
      return {
        number: id,
        slug,
        title: text(title),
        description: text(description),
        intros: Object.entries(intros).map(([category, intro]) => ({ category, text: text(intro) })),
        subs: subs.map((sub) => ({ title: text(sub.title), description: text(sub.description) })),
      };
    });
  }
  for (const { slug, title } of categories) {
    await writeDocument('api::opportunity-category.opportunity-category', (locale) => ({ slug, title: title[locale] }));
  }
  for (const { slug, title, level } of degreeTypes) {
    await writeDocument('api::degree-type.degree-type', (locale) => ({ slug, level, title: title[locale] }));
  }
  for (const { key, type, isFront, value } of globalKeys) {
    await writeDocument('api::global-key.global-key', (locale) => ({ key, type, isFront, value: value[locale] }));
  }
}

/**
 * A believable network: organizations, opportunities, members, an event.
 *
 * @returns the members' document ids by slug
 */
export async function seedDemo(): Promise<ReadonlyMap<string, string>> {
  const areaIds = await documentIdsBy<AreaId>('api::thematic-area.thematic-area', 'number');
  const categoryIds = await documentIdsBy<string>('api::opportunity-category.opportunity-category', 'slug');
  const organizationIds = await seedOrganizations(areaIds);
  for (const opportunity of opportunities) await seedOpportunity(opportunity, areaIds, categoryIds, organizationIds);
  const memberIds: Ids<string> = new Map();
  for (const member of members) memberIds.set(member.slug, await seedMember(member, areaIds, organizationIds));
  await seedEvent(memberIds);
  const { text, link } = announcementDraft;
  await writeDocument('api::announcement.announcement', (locale) => ({ text: text[locale], link }), 'draft');
  return memberIds;
}

async function seedOrganizations(areaIds: Ids<AreaId>): Promise<Ids<string>> {
  const ids: Ids<string> = new Map();
  for (const { name, summary, description, city, areas: numbers, ...plain } of organizations) {
    const id = await writeDocument('api::organization.organization', (locale) => ({
      ...plain,
      name: name[locale],
      summary: summary[locale],
      description: description[locale],
      city: city[locale],
      thematicAreas: pick(areaIds, numbers),
    }));
    ids.set(plain.slug, id);
  }
  return ids;
}

async function seedOpportunity(
  seed: OpportunitySeed,
  areaIds: Ids<AreaId>,
  categoryIds: Ids<string>,
  organizationIds: Ids<string>,
) {
  const documentId = await writeDocument('api::opportunity.opportunity', (locale) => {
    const text = inLocale(locale);
    return {
      slug: seed.slug,
      title: text(seed.title),
      summary: text(seed.summary),
      description: text(seed.description),
      agsCategory: seed.agsCategory,
      isProgram: seed.isProgram,
      category: one(categoryIds, seed.category),
      partner: one(organizationIds, seed.partner),
      thematicAreas: pick(areaIds, seed.areas),
      location: text(seed.location),
      country: seed.country,
      workMode: seed.workMode,
      employmentType: seed.employmentType,
      seats: seed.seats,
      stipend: text(seed.stipend),
      deadline: seed.deadlineInDays === null ? null : endOfDay(seed.deadlineInDays),
      closed: false,
      applyUrl: seed.applyUrl,
      questions: (seed.questions ?? []).map(({ key, question, hint, isRequired }) => ({
        key,
        question: question[locale],
        hint: hint?.[locale] ?? null,
        isRequired,
      })),
    };
  });
  // Publishing says "now"; a network that has been running published over months.
  await strapi.db.query('api::opportunity.opportunity').updateMany({
    where: { documentId, publishedAt: { $notNull: true } },
    data: { publishedAt: daysFromNow(-seed.publishedDaysAgo) },
  });
}

function seedMember(seed: MemberSeed, areaIds: Ids<AreaId>, organizationIds: Ids<string>): Promise<string> {
  const {
    firstName,
    lastName,
    headline,
    biography,
    city,
    currentTitle,
    currentDepartment,
    currentInstitution,
    interests,
    education,
    experience,
    publications,
    projects = [],
    awards = [],
    service = [],
    areas: numbers,
    ...plain
  } = seed;
  return writeDocument('api::member.member', (locale) => {
    const text = inLocale(locale);
    return {
      ...plain,
      firstName: firstName.en,
      lastName: lastName.en,
      firstNameAr: firstName.ar,
      lastNameAr: lastName.ar,
      headline: text(headline),
      biography: text(biography),
      city: text(city),
      currentTitle: text(currentTitle),
      currentDepartment: text(currentDepartment),
      currentInstitution: text(currentInstitution),
      interests: interests.map(text),
      organization: seed.organization ? one(organizationIds, seed.organization) : null,
      thematicAreas: pick(areaIds, numbers),
      directoryVisible: true,
      education: education.map((item) => ({ ...item, field: text(item.field), institution: text(item.institution) })),
      experience: experience.map((item) => ({
        ...item,
        title: text(item.title),
        organization: text(item.organization),
      })),
      publications: publications.map((item) => ({ ...item, title: text(item.title) })),
      projects: projects.map((item) => ({
        ...item,
        title: text(item.title),
        role: text(item.role),
        funder: text(item.funder),
        description: text(item.description),
      })),
      awards: awards.map((item) => ({ ...item, title: text(item.title), organization: text(item.organization) })),
      service: service.map((item) => ({ ...item, title: text(item.title), organization: text(item.organization) })),
    };
  });
}

async function documentIdsBy<Key>(
  uid: 'api::thematic-area.thematic-area' | 'api::opportunity-category.opportunity-category',
  attribute: string,
): Promise<Ids<Key>> {
  const entries = (await strapi.db.query(uid).findMany()) as unknown as Record<string, unknown>[];
  return new Map(entries.map((entry) => [entry[attribute] as Key, String(entry.documentId)])); // the attribute that the caller names
}

function one<Key>(ids: Ids<Key>, key: Key): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The seed names ${String(key)}, which does not exist`);
  return id;
}

const pick = <Key>(ids: Ids<Key>, keys: readonly Key[]) => keys.map((key) => one(ids, key));
