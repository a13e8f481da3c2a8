/**
 * A part of an address, decoded; nothing where it cannot be. Whoever wants to know no more than that looks at what comes
 * back: a build leaves out a call of `decodeURIComponent` whose value is not used, and what it would have thrown.
 */
export function findDecoded(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
