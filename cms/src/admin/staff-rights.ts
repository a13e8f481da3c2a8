/** What staff who are no administrators may do, by what they write. What is not named here they do not see. */
export interface StaffRights {
  /** Kinds whose entries they may make, change, delete and, where `publishes`, publish. */
  writes: readonly string[];
  /** Kinds of a fixed set of entries, which they may change. */
  changes: readonly string[];
  /** Kinds that they only choose from. */
  reads: readonly string[];
  publishes: boolean;
  /** They change and delete what they have made themselves, and no one else's. */
  ownOnly: boolean;
}

const articles = [
  'api::opportunity.opportunity',
  'api::organization.organization',
  'api::event.event',
  'api::announcement.announcement',
] as const;
const fixed = [
  'api::page.page',
  'api::thematic-area.thematic-area',
  'api::opportunity-category.opportunity-category',
] as const;

/** By Strapi's codes of the roles. Profiles, accounts, guests, subscribers and settings are for administrators. */
export const staffRights = {
  'strapi-editor': {
    writes: articles,
    changes: [...fixed, 'api::global-key.global-key'],
    reads: ['api::member.member'],
    publishes: true,
    ownOnly: false,
  },
  'strapi-author': {
    writes: articles,
    changes: [],
    reads: [...fixed, 'api::member.member'],
    publishes: false,
    ownOnly: true,
  },
} as const satisfies Record<string, StaffRights>;
