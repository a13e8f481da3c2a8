const wordsMax = 20_000;
const wordMaxLength = 60;

/**
 * Remembers what is made of each word, as texts use few words often. Emptied when it is full, and made anew of longer
 * words, so that it stays below some megabytes.
 */
export function rememberByWord<Made>(make: (word: string) => Made): (word: string) => Made {
  const made = new Map<string, Made>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined) return known;
    const result = make(word);
    if (made.size >= wordsMax) made.clear();
    if (word.length <= wordMaxLength) made.set(word, result);
    return result;
  };
}
