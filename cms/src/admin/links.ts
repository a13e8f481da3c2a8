/** The lines of text that are links, by kind: to another site, or to one or a path of this one. */
export const linkFields = {
  'api::opportunity.opportunity': { applyUrl: 'web' },
  'api::organization.organization': { website: 'web' },
  'api::announcement.announcement': { link: 'page' },
} as const;
