import type { Locale } from '@scholars/contract/locale';

/**
 * What other subjects count for an organization, by its document id. They point to organizations, so it is they who are
 * asked.
 */
export interface OrganizationCounts {
  openOpportunities(locale: Locale): Promise<ReadonlyMap<string, number>>;
  members(locale: Locale, organization: string): Promise<number>;
}

let registered: OrganizationCounts | undefined;

/** Call once, before anything is answered. */
export function registerOrganizationCounts(counts: OrganizationCounts): void {
  registered = counts;
}

export function organizationCounts(): OrganizationCounts {
  if (!registered) throw new Error('Nobody counts for organizations');
  return registered;
}
