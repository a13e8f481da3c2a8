/** One of those that a form relates or relates no longer, as Strapi's forms say it. */
interface Named {
  documentId?: string;
  position?: { before?: string; after?: string; start?: boolean; end?: boolean };
}

/**
 * What an entry relates to after a form has been saved that showed `shown`; nothing where the form does not say what was
 * changed, but names what is related as a whole.
 *
 * @param given as Strapi's forms send it
 */
export function relatedAfter(shown: readonly string[], given: unknown, isToOne: boolean): string[] | undefined {
  if (given === undefined) return [...shown];
  if (!isChange(given)) return undefined;
  const gone = new Set((given.disconnect ?? []).map(({ documentId }) => documentId));
  const kept = shown.filter((documentId) => !gone.has(documentId));
  const related = (given.connect ?? []).reduce(relateOne, kept);
  return isToOne ? related.slice(-1) : related;
}

function isChange(given: unknown): given is { connect?: Named[]; disconnect?: Named[] } {
  return typeof given === 'object' && given !== null && ('connect' in given || 'disconnect' in given);
}

function relateOne(related: string[], { documentId, position = {} }: Named): string[] {
  if (documentId === undefined) return related;
  const others = related.filter((other) => other !== documentId);
  const next = others.indexOf(position.before ?? '');
  const previous = others.indexOf(position.after ?? '');
  if (position.start) return [documentId, ...others];
  if (next >= 0) return others.toSpliced(next, 0, documentId);
  if (previous >= 0) return others.toSpliced(previous + 1, 0, documentId);
  return [...others, documentId];
}
