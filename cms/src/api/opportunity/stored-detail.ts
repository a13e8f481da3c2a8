import type { EntryColumns } from '../../platform/listing/cards.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';

/** What an opportunity has beside its card, as the database gives it. */
export interface StoredDetail {
  description: string | RichText | null;
}

export const storedDetail: EntryColumns<StoredDetail> = { table: 'opportunities', columns: ['description'] };
