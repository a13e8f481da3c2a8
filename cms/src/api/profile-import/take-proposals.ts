import { profileEntriesMax } from '@scholars/contract/limits';
import type { Locale } from '@scholars/contract/locale';
import { importedSections } from '@scholars/contract/profile-parts';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { getOwnProfile } from '../profile/own-profile.js';
import { changeProfile } from '../profile/save-profile.js';
import { whatIsThere, type Proposal } from './proposal.js';

/**
 * Adds what a source tells to a profile, after what is there, in the language that it is written in. What is there stays
 * as it is, whatever its source says by now; of the same twice the first is taken.
 *
 * @throws ContractError 422 where a section would hold too many
 */
export async function takeProposals(userId: number, locale: Locale, proposals: readonly Proposal[]): Promise<void> {
  const { version: shown } = await getOwnProfile(userId, locale);
  await changeProfile(userId, shown.locale, async ({ version }) => {
    const isThere = whatIsThere(version);
    const added = importedSections.flatMap((section) => {
      const before: object[] = version[section];
      const fresh = proposals.filter((proposal) => proposal.section === section && !isThere(proposal));
      if (fresh.length === 0) return [];
      if (before.length + fresh.length > profileEntriesMax) throw invalidFields({ keys: ['import.full'] });
      return [[section, [...before, ...fresh.map(storedEntry)]] as const];
    });
    return Object.fromEntries(added);
  });
}

/** With where it is from; the profile's form neither shows nor sends that, so it stays however the entry is edited. */
function storedEntry({ entry, source, keys }: Proposal): object {
  const { id: _new, ...told } = entry;
  const texts = Object.entries(told).map(([name, value]) => [name, value === '' ? null : value]);
  return { ...Object.fromEntries(texts), source, sourceKey: keys[0] };
}
