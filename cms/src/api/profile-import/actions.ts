import * as calls from '@scholars/contract/profile-imports';
import { linkOrcid } from '@scholars/contract/profile';
import { orcidOf } from '@scholars/contract/orcid';
import { defineAction } from '../../platform/contract/define-action.js';
import { environment } from '../../platform/environment/environment.js';
import { ContractError, invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { findIdentity } from '../account/identities.js';
import { getOwnProfile, type OwnVersion } from '../profile/own-profile.js';
import { readProfile } from '../profile/read-profile.js';
import { changeProfile } from '../profile/save-profile.js';
import { readWork } from './crossref-work.js';
import { readOrcidRecord } from './orcid-activities.js';
import { presentProposal, whatIsThere } from './proposal.js';
import { takeProposals } from './take-proposals.js';

export const actions = {
  getImportSources: defineAction(calls.getImportSources, async ({ signedIn, locale }) => {
    const { version } = await getOwnProfile(signedIn.userId, locale);
    return {
      orcid: environment.imports.orcidApiUrl !== undefined,
      doi: environment.imports.doiApiUrl !== undefined,
      orcidOfProfile: await orcidOfProfile(signedIn.userId, version),
      profileLocale: version.locale,
    };
  }),

  listOrcidProposals: defineAction(calls.listOrcidProposals, async ({ signedIn, locale }) => {
    const { version } = await getOwnProfile(signedIn.userId, locale);
    const proposals = await readRecord(signedIn.userId, version);
    const isThere = whatIsThere(version);
    return { rows: proposals.map((proposal) => presentProposal(proposal, isThere)) };
  }),

  importFromOrcid: defineAction(calls.importFromOrcid, async ({ body, signedIn, locale }) => {
    // Read again: what is taken is what ORCID says, whatever a page has sent.
    const { version } = await getOwnProfile(signedIn.userId, locale);
    const proposals = await readRecord(signedIn.userId, version);
    const chosen = new Set(body.keys);
    await takeProposals(
      signedIn.userId,
      locale,
      proposals.filter(({ keys }) => chosen.has(keys[0])),
    );
    return readProfile(signedIn.userId, locale);
  }),

  findPublicationByDoi: defineAction(calls.findPublicationByDoi, async ({ query, signedIn, locale }) => {
    const { version } = await getOwnProfile(signedIn.userId, locale);
    return presentProposal(await getWork(query.doi), whatIsThere(version));
  }),

  importByDoi: defineAction(calls.importByDoi, async ({ body, signedIn, locale }) => {
    const { userId } = signedIn;
    await takeProposals(userId, locale, [await getWork(body.doi)]);
    const { publications } = await readProfile(userId, locale);
    const isIt = ({ doi }: { doi: string }) => doi.toLowerCase() === body.doi.toLowerCase();
    return { id: (publications.find(isIt) ?? publications.at(-1))?.id ?? '' };
  }),

  /** The profile bears an iD as its own once its person has signed in with it, which connects it with the account. */
  linkOrcid: defineAction(linkOrcid, async ({ body, signedIn, locale }) => {
    const { userId } = signedIn;
    const orcid = orcidOf(body.oauth_id);
    const identity = await findIdentity(userId, 'orcid');
    if (identity?.subject !== orcid) throw invalidFields({ oauth_id: ['orcid.notConnected'] });
    const { version } = await getOwnProfile(userId, locale);
    await changeProfile(userId, version.locale, async () => ({ orcid }));
    return readProfile(userId, locale);
  }),
};

async function orcidOfProfile(userId: number, version: OwnVersion): Promise<string> {
  const identity = await findIdentity(userId, 'orcid');
  return identity?.subject ?? version.orcid ?? '';
}

/** @throws ContractError 404 where there is no record to be read; 503 where ORCID does not answer */
async function readRecord(userId: number, version: OwnVersion) {
  const orcid = await orcidOfProfile(userId, version);
  const proposals = orcid ? await readOrcidRecord(orcid) : undefined;
  if (!proposals) throw notFound();
  return proposals;
}

async function getWork(doi: string) {
  if (!environment.imports.doiApiUrl) throw notFound();
  const work = await readWork(doi);
  if (!work) throw new ContractError(404, 'doi.unknown');
  return work;
}
