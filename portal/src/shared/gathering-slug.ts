/** The event that has a page of its own (spec §2); also the page's path. */
export const gatheringSlug = 'annual-gathering-24';
