/**
 * What the network's work is divided into (spec §2). Without a schema, so that pages need not load the schemas for it.
 */
export const agsCategories = ['education', 'research', 'innovation'] as const;
export type AgsCategory = (typeof agsCategories)[number];

/** How somebody takes part: in the place, not at all, or over the network. */
export const attendances = ['yes', 'online', 'no'] as const;
export type Attendance = (typeof attendances)[number];

/** The event that has a page of its own (spec §2); also the page's path. */
export const gatheringSlug = 'annual-gathering-24';
