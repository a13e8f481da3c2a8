/**
 * A text without the characters at its end that a pattern knows. One by one: a pattern that ends with `+$` begins anew at
 * each of them that stands before the end, and takes longer with the square of a text's length.
 *
 * @param character of one character
 */
export function trimEndOf(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
