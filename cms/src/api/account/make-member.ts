import { errorKind } from '@scholars/contract/error-kind';
import { ContractError } from '../../platform/errors/contract-error.js';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import { richTextOfHtml } from '../../platform/rich-text/read-html.js';
import { entryData } from '../../platform/typed/trusted-types.js';
import { inTurn } from '../../platform/processes/turns.js';
import { connectIdentity } from './identities.js';

/** What a registration tells beside the account itself; it becomes the profile once the address is confirmed. */
export interface PendingProfile {
  country: string;
  currentTitle: string;
  currentInstitution: string;
  thematicAreas: number[];
  currentDepartment?: string;
  homepage?: string;
  /** Plain text. */
  biography?: string;
  /** A provider's proof, `orcid:0000-0002-1825-0097`. */
  identity?: string;
}

interface PendingUser {
  id: number;
  firstName: string;
  lastName: string;
  language: 'en' | 'ar' | null;
  pendingProfile: PendingProfile | null;
  member: { documentId: string } | null;
}

const users = 'plugin::users-permissions.user';
const members = 'api::member.member';
const unknownName = '—';
const arabicScript = /\p{Script=Arabic}/u;

/**
 * Makes the profile of a confirmed account from what was registered. Does nothing where it is made already, so it may
 * be called again after a crash in between. One after the other: two at once would both find a person's profile
 * missing, or two people's address free.
 */
export function makeMember(userId: number): Promise<void> {
  return inTurn('make-member', () => makeNext(userId));
}

async function makeNext(userId: number): Promise<void> {
  const user: PendingUser | null = await strapi.db
    .query(users)
    .findOne({ where: { id: userId, confirmed: true }, populate: { member: true } });
  if (!user?.pendingProfile) return;
  const { pendingProfile } = user;
  if (!user.member) await createMember(user, pendingProfile);
  if (pendingProfile.identity) await connectIfFree(userId, pendingProfile.identity);
  await strapi.db.connection('up_users').where({ id: userId }).update({ pending_profile: null });
}

/** The profile of an account that has none, as staff have made it: in no list until its owner wants it there. */
export function makeHiddenMember(userId: number): Promise<void> {
  return inTurn('make-member', async () => {
    const user: (PendingUser & { country: string | null }) | null = await strapi.db
      .query(users)
      .findOne({ where: { id: userId }, populate: { member: true } });
    if (!user || user.member) return;
    const nothing = { currentTitle: '', currentInstitution: '', thematicAreas: [] };
    await createMember(
      { ...user, firstName: user.firstName || unknownName, lastName: user.lastName || unknownName },
      { country: user.country ?? '', ...nothing },
      false,
    );
  });
}

/** Profiles of accounts that were confirmed just before a crash. */
export async function makeMissingMembers(): Promise<void> {
  const rows = await strapi.db
    .connection('up_users')
    .where({ confirmed: true })
    .whereNotNull('pending_profile')
    .limit(100)
    .select('id');
  for (const { id } of rows) {
    // One that cannot be made must not keep the others from theirs.
    await makeMember(id).catch((error: unknown) =>
      strapi.log.error(`No profile for account ${id}: ${errorKind(error)}`),
    );
  }
}

/**
 * Between registration and confirmation the person of a provider may have got another account; that one stays theirs.
 */
async function connectIfFree(userId: number, identity: string): Promise<void> {
  try {
    await connectIdentity(userId, identity);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    strapi.log.warn(`Account ${userId} was confirmed without its sign-in provider, which another account has`);
  }
}

/** In the language that its owner reads: what they have told is in it, and what they write next will be. */
async function createMember(
  { id, firstName, lastName, language }: PendingUser,
  pending: PendingProfile,
  directoryVisible = true,
) {
  const areas = await strapi.db
    .query('api::thematic-area.thematic-area')
    .findMany({ where: { number: { $in: pending.thematicAreas }, locale: 'en' }, select: ['documentId'] });
  const isArabic = arabicScript.test(firstName + lastName);
  const { documentId } = await strapi.documents(members).create({
    locale: language ?? 'en',
    data: entryData({
      slug: await freeSlug(`${firstName} ${lastName}`),
      firstName,
      lastName,
      ...(isArabic && { firstNameAr: firstName, lastNameAr: lastName }),
      user: id,
      country: pending.country,
      currentTitle: pending.currentTitle,
      currentInstitution: pending.currentInstitution,
      ...(pending.currentDepartment && { currentDepartment: pending.currentDepartment }),
      ...(pending.homepage && { homepage: pending.homepage }),
      ...(pending.biography && { biography: richTextOfHtml(htmlOfText(pending.biography)) }),
      thematicAreas: areas.map((area: { documentId: string }) => area.documentId),
      directoryVisible,
    }),
  });
  strapi.log.info(`Made the profile ${documentId} of account ${id}`);
}

function htmlOfText(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** An address that no other profile has: the name in ASCII letters, with a number where it is taken. */
async function freeSlug(name: string): Promise<string> {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = letters || 'scholar';
  const taken = await strapi.db.query(members).findMany({ where: { slug: { $startsWith: base } }, select: ['slug'] });
  const slugs = new Set(taken.map(({ slug }: { slug: string }) => slug));
  for (let n = 1; ; n += 1) {
    const slug = n === 1 && letters ? base : `${base}-${n}`;
    if (!slugs.has(slug)) return slug;
  }
}
