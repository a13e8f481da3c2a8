// Arabic has three sets of names: those of Egypt and the Gulf, of the Levant and Iraq, and of the Maghreb.
const tags = ['en', 'ar', 'ar-SY', 'ar-DZ', 'ar-MA'];
/** So many letters tell every month in English: `Jun`, `Jul`. */
const beginningMinLength = 3;

let names: readonly (readonly [name: string, month: number])[] | undefined;

/** The month, 1 to 12, that a text names in English or Arabic, whole or by its beginning (`Apr.`, `ابريل`). */
export function monthNamed(text: string): number | undefined {
  const name = fold(text);
  names ??= tags.flatMap(namesIn);
  const found = names.filter(
    ([known]) => known === name || (name.length >= beginningMinLength && known.startsWith(name)),
  );
  const months = new Set(found.map(([, month]) => month));
  return months.size === 1 ? found[0]?.[1] : undefined;
}

function namesIn(tag: string): [string, number][] {
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, i) => [fold(format.format(Date.UTC(2000, i))), i + 1]);
}

/** Letters alone, without case, vowel signs and hamza: people write `ابريل` for `أبريل`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim();
}
