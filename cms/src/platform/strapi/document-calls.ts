const writes = new Set(['create', 'update', 'clone']);

/** Whether a call of Strapi's documents saves what it is given. */
export const isWrite = (action: string) => writes.has(action);

/** The id of the document that a call of Strapi's documents gives back; nothing where it gives none. */
export function documentIdOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('documentId' in result)) return undefined;
  return typeof result.documentId === 'string' ? result.documentId : undefined;
}
