/** Words as the live counter 'n/75 words' counts them: runs of anything but white space. */
export function countWords(value: string): number {
  return value.trim() === '' ? 0 : value.trim().split(/\s+/u).length;
}
