const arabic = /\p{Script=Arabic}/u;
const minor = new Set(['of', 'for', 'the', 'and', 'de', 'la', 'du', 'in', 'dr', 'prof']);

/**
 * The letters that stand for a name where it has no picture: two in Latin script, one in Arabic, where letters
 * standing apart read badly; the article is passed over.
 */
export function monogramOf(name: string): string {
  const words = name
    .split(/[\s\-–]+/u)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .filter((word) => word !== '' && !minor.has(word.toLowerCase()));
  const first = words[0] ?? '';
  if (arabic.test(first)) return [...first.replace(/^ال(?=..)/u, '')][0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}
