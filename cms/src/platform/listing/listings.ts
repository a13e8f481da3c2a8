import type { ListingDefinition } from './listing-definition.js';

/** All that there are, as the composition has named them. */
export const listings: ListingDefinition[] = [];

/** Call once, before anything is followed or prepared. */
export function registerListings(all: readonly ListingDefinition[]): void {
  listings.push(...all);
}
