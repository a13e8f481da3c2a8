import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { errorKind } from '@scholars/contract/error-kind';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { defaultLocale, locales, type Locale } from '@scholars/contract/locale';
import { backgroundWork } from '../../platform/processes/background-work.js';
import { inTurn } from '../../platform/processes/turns.js';
import { entryData } from '../../platform/typed/trusted-types.js';
import { ContractError, invalidFields } from '../../platform/errors/contract-error.js';
import { addressOf } from '../../platform/words/address-of.js';
import { listAccountLanguages } from '../event-invitation/guest-sources.js';
import { byTable, invitationTurn, isInvited, makeInvitation } from '../event-invitation/make-invitations.js';
import { findTaken, type OnSite } from './judge-sheet.js';
import { listNamesOnSite } from './names-on-site.js';
import { findWaiting, markImported, markRefused, type WaitingRow } from './sheet-rows.js';
import { sheetTargets } from './sheet-targets.js';

/**
 * Brings in what waits, row by row: each is there in all its languages, and said to be, or not at all. Others are answered
 * between them: SQLite's driver waits for nothing by itself.
 */
export const sheetImports = backgroundWork('sheet-imports', async ({ goesOn }) => {
  let known = { importId: '', taken: new Set<string>() as OnSite['taken'] };
  for (let row = await findWaiting(); row && goesOn(); row = await findWaiting()) {
    // Once for a table: its own rows were told apart when it was judged, but another may have come in since.
    if (row.importId !== known.importId)
      known = { importId: row.importId, taken: (await listNamesOnSite(row.target)).taken };
    await bringInOrRefuse(row, known.taken);
    await setImmediate();
  }
});

async function bringInOrRefuse(row: WaitingRow, taken: OnSite['taken']): Promise<void> {
  try {
    if (row.target === 'invitations') await inTurn(invitationTurn, () => invite(row));
    else await bringIn(row, () => writeEntry(row, taken));
  } catch (error) {
    // One row that Strapi takes not, for whatever reason, stops no other.
    const [known] = error instanceof ContractError ? Object.entries(error.details.problems ?? {}) : [];
    if (!known) strapi.log.warn(`A row of a table was not written: ${errorKind(error)}`);
    const [field = sheetTargets[row.target].fields[0]?.name ?? '', [problem = 'error.internal' as const] = []] =
      known ?? [];
    await markRefused(row, { row: row.row, field, problem });
  }
}

async function bringIn(row: WaitingRow, write: () => Promise<string>): Promise<void> {
  await strapi.db.transaction(async () => markImported(row, await write()));
}

/** @throws ContractError 422 where the address was invited since the table was judged */
async function invite(row: WaitingRow): Promise<void> {
  const { emailAddress } = row.values as InvitationValues; // judged before
  if (await isInvited(gatheringSlug, emailAddress)) throw invalidFields({ emailAddress: ['invitation.exists'] });
  const ofAccount = (await listAccountLanguages([emailAddress])).get(emailAddress.toLowerCase());
  await bringIn(row, () => writeInvitation(row, ofAccount ?? defaultLocale));
}

/**
 * An invitation to the gathering; what is published at once is sent at once.
 *
 * @returns its id
 */
function writeInvitation({ isPublished, values }: WaitingRow, otherwise: Locale): Promise<string> {
  const judged = values as InvitationValues; // what has no name or address was refused
  const { fullName, emailAddress, language = otherwise, maxGuests = 0, travelOffered = 'no' } = judged;
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

/**
 * @returns the slug of the new entry
 * @throws ContractError 422 where another has its name since the table was judged
 */
async function writeEntry({ target, isPublished, values }: WaitingRow, taken: OnSite['taken']): Promise<string> {
  const [found] = findTaken(target, values, taken);
  if (found) throw invalidFields({ [found[0]]: [found[1]] });
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
  // Of the first name that has a letter for it: the English one where there is one.
  const addresses = written.map(({ data }) => addressOf(String(data[nameAttribute])));
  const wanted = addresses.find((address) => address !== '') ?? randomBytes(5).toString('hex');
  let entry: { documentId: string; slug: string } | undefined;
  for (const { locale, data } of written) {
    const sent = { locale, status, data: entryData({ ...data, slug: entry?.slug ?? wanted }) } as const;
    // What has an address has it from then on: one that another entry has was given a number (`keepAddressesFree`).
    if (entry) await documents.update({ ...sent, documentId: entry.documentId });
    else entry = { slug: wanted, ...(await documents.create(sent)) };
  }
  return entry?.slug ?? wanted;
}
