const minLength = 50;
const maxLength = 160;

/**
 * A description of 50 to 160 characters, from the best of some texts: what is too short is followed by the next one,
 * what is too long ends at a word.
 *
 * @param fallback comes last where the others are too short
 */
export function describe(texts: readonly (string | undefined)[], fallback?: string): string {
  let description = '';
  for (const text of [...texts, fallback]) {
    if (description.length >= minLength) break;
    const words = text?.replace(/\s+/g, ' ').trim();
    if (words && !description.includes(words)) description = description ? `${ended(description)} ${words}` : words;
  }
  return cut(description);
}

/** As a sentence, after which another can follow. */
function ended(text: string): string {
  return /[.!?؟…]$/.test(text) ? text : `${text}.`;
}

function cut(text: string): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - 1);
  const end = room.lastIndexOf(' ');
  return `${room.slice(0, end > minLength ? end : undefined).replace(/[\s،؛,;:.–—-]+$/u, '')}…`;
}
