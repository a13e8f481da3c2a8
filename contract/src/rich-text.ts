/*
 * A rich text as members write it. It travels as HTML, which its editor makes; where there is no editor as plain text,
 * with an empty line between its paragraphs.
 */

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Whether it is HTML: an editor begins with a block, and nobody types one into a box of text. */
export function isRichHtml(text: string): boolean {
  return /^\s*<(p|h[1-6]|ul|ol|blockquote)[\s>]/i.test(text);
}

/** The words of HTML as a box of text shows them, with a line for each paragraph and each item of a list. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<li>/g, '• ')
    .replace(/<br\s*\/?>|<\/li>/g, '\n')
    .replace(/<\/(p|h[1-6]|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What was typed into a box of text as HTML: a paragraph after each empty line. The CMS judges it as all HTML. */
export function htmlOfText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The words of a rich text of either form. */
export function plainText(text: string): string {
  return isRichHtml(text) ? textOfHtml(text) : text.trim();
}

/** How many characters one has written: neither tags nor the marks of lists count. */
export function countCharacters(text: string): number {
  return [...(isRichHtml(text) ? textOfHtml(text.replace(/<li>/g, '')) : text.trim())].length;
}

/**
 * The rich text of a form: its editor keeps a box of text and the HTML of the same words in step. Who writes in the box
 * alone, without JavaScript, loses the form of the words only where the words are others.
 */
export function richTextOfForm(text: string, html: string): string {
  return isRichHtml(html) && textOfHtml(html) === text.trim() ? html : text;
}
