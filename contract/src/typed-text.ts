/** Arabic-Indic and Persian digits as ASCII digits; everything else stays. People type their own digits. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Words as the live counter 'n/75 words' counts them: runs of anything but white space. */
export function countWords(value: string): number {
  return value.trim() === '' ? 0 : value.trim().split(/\s+/u).length;
}
