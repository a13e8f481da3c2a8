interface RequestLine {
  method: string;
  /** Of the contract or of Strapi's router, never an address. */
  route: string;
  status: number;
  ms: number;
}

/** What the line of a request says. */
export function lineOf({ ms, ...facts }: RequestLine) {
  return { event: 'request', ...facts, ms: Math.round(ms) };
}

/**
 * The line of a request that nothing is to be said of but that it came. Winston words a line before it looks whether
 * anybody wants it, which is dear for what is answered from memory.
 */
export function logAnswered(facts: ReturnType<typeof lineOf>): void {
  if (strapi.log.isDebugEnabled()) strapi.log.debug('Request', facts);
}
