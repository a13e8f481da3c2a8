import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { errorKind } from '@scholars/contract/error-kind';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { locales, type Locale } from '@scholars/contract/locale';
import { backgroundWork } from '../../platform/processes/background-work.js';
import { inTurn } from '../../platform/processes/turns.js';
import { entryData } from '../../platform/typed/trusted-types.js';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { byTable, invitationTurn, isInvited, makeInvitation } from '../event-invitation/make-invitations.js';
import { findWaiting, markImported, markRefused, type WaitingRow } from './sheet-rows.js';
import { sheetTargets } from './sheet-targets.js';

/**
 * Brings in what waits, row by row: each is there in all its languages, and said to be, or not at all. Others are answered
 * between them: SQLite's driver waits for nothing by itself.
 */
export const sheetImports = backgroundWork('sheet-imports', async ({ goesOn }) => {
  for (let row = await findWaiting(); row && goesOn(); row = await findWaiting()) {
    await bringInOrRefuse(row);
    await setImmediate();
  }
});

async function bringInOrRefuse(row: WaitingRow): Promise<void> {
  try {
    if (row.target === 'invitations') await inTurn(invitationTurn, () => invite(row));
    else await bringIn(row, writeEntry);
  } catch (error) {
    // One row that Strapi takes not, for whatever reason, stops no other.
    const [known] = error instanceof ContractError ? Object.entries(error.details.problems ?? {}) : [];
    if (!known) strapi.log.warn(`A row of a table was not written: ${errorKind(error)}`);
    const [field = sheetTargets[row.target].fields[0]?.name ?? '', [problem = 'error.internal' as const] = []] =
      known ?? [];
    await markRefused(row, { row: row.row, field, problem });
  }
}

async function bringIn(row: WaitingRow, write: (row: WaitingRow) => Promise<string>): Promise<void> {
  await strapi.db.transaction(async () => markImported(row, await write(row)));
}

/** @throws ContractError 422 where the address was invited since the table was judged */
async function invite(row: WaitingRow): Promise<void> {
  const { emailAddress } = row.values as InvitationValues; // judged before
  if (await isInvited(gatheringSlug, emailAddress)) throw invalidFields({ emailAddress: ['invitation.exists'] });
  await bringIn(row, writeInvitation);
}

/**
 * An invitation to the gathering; what is published at once is sent at once.
 *
 * @returns its id
 */
function writeInvitation({ isPublished, values }: WaitingRow): Promise<string> {
  const judged = values as InvitationValues; // what has no name or address was refused
  const { fullName, emailAddress, language = 'en', maxGuests = 0, travelOffered = 'no' } = judged;
  const invitation = { fullName, emailAddress, language, maxGuests, travelOffered: travelOffered === 'yes' };
  return makeInvitation({ ...invitation, eventSlug: gatheringSlug }, byTable, isPublished);
}

/** As the target's fields were read. */
interface InvitationValues {
  fullName: string;
  emailAddress: string;
  language?: Locale;
  maxGuests?: number;
  travelOffered?: 'yes' | 'no';
}

/** @returns the slug of the new entry */
async function writeEntry({ target, isPublished, values }: WaitingRow): Promise<string> {
  const { uid, nameAttribute, fields } = sheetTargets[target];
  const documents = strapi.documents(uid);
  const status = isPublished ? 'published' : 'draft';
  const dataIn = (locale: Locale) =>
    Object.fromEntries(
      fields
        .filter((field) => values[field.name] !== undefined && (field.locale ?? locale) === locale)
        .map((field) => [field.attribute, values[field.name]]),
    );
  const written = locales
    .map((locale) => ({ locale, data: dataIn(locale) }))
    .filter(({ data }) => nameAttribute in data);
  const wanted = addressOf(String(written.find(({ locale }) => locale === 'en')?.data[nameAttribute] ?? ''));
  let entry: { documentId: string; slug: string } | undefined;
  for (const { locale, data } of written) {
    const sent = { locale, status, data: entryData({ ...data, slug: entry?.slug ?? wanted }) } as const;
    // What has an address has it from then on: one that another entry has was given a number (`keepAddressesFree`).
    if (entry) await documents.update({ ...sent, documentId: entry.documentId });
    else entry = { slug: wanted, ...(await documents.create(sent)) };
  }
  return entry?.slug ?? wanted;
}

/** An address of the English name. */
function addressOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return plain || randomBytes(5).toString('hex');
}
