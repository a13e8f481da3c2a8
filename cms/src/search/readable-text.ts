// A heading and an item of a list end without a mark; run together with what follows they would read as nonsense.
const unmarkedEnds = /(?<![.!?:;…،؛؟])<\/(?:h[1-6]|li)\s*>/gi;
const blockEnds = /<\/?(?:p|br|li|ul|ol|h[1-6]|hr|div|blockquote|tr|td|th)\b[^>]*>/gi;
const hiddenParts = /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" };

/**
 * The words of what staff write (Markdown or HTML), for the index and for excerpts. It is text: it may hold `<`, and must be
 * escaped where it is shown. Much cheaper than rendering, as all texts of a large network go through it.
 */
export function readableText(source: string | null | undefined): string {
  if (!source) return '';
  return source
    .replace(hiddenParts, ' ')
    .replace(unmarkedEnds, ' · ')
    .replace(blockEnds, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[*_`#[\]]+/g, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s·]+|[\s·]+$/g, '');
}
