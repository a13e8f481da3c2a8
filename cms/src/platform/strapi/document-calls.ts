import type { DocumentParams } from '../typed/trusted-types.js';

const writes = new Set(['create', 'update', 'clone']);

/** Whether a call of Strapi's documents saves what it is given. */
export const isWrite = (action: string) => writes.has(action);

const saves = new Set(['create', 'update']);

/** Whether a call of Strapi's documents saves an entry. */
export const isSave = (action: string) => saves.has(action);

/** Whether a call of Strapi's documents publishes: what it names, or what it saves. */
export const isPublishing = (action: string, { status }: DocumentParams) =>
  action === 'publish' || (isSave(action) && status === 'published');

interface Saved {
  updatedAt: string;
}

/** Whether a draft was saved again since it was published. */
export const isChangedSince = (published: Saved, draft: Saved) =>
  Date.parse(draft.updatedAt) > Date.parse(published.updatedAt);

/** The id of the document that a call of Strapi's documents gives back; nothing where it gives none. */
export function documentIdOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('documentId' in result)) return undefined;
  return typeof result.documentId === 'string' ? result.documentId : undefined;
}
