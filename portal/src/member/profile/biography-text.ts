const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** A biography as it is typed into a box of text: its words, with a line for each paragraph and each item of a list. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<li>/g, '• ')
    .replace(/<br\s*\/?>|<\/li>/g, '\n')
    .replace(/<\/(p|h[1-6]|ul|ol|blockquote)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What was typed as HTML: a paragraph after each empty line. The CMS judges it as it judges all HTML. */
export function htmlOfText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
