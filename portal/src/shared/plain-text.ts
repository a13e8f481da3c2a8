const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of the first paragraph of a text of the CMS, without its markup. */
export function firstParagraph(html: string): string {
  const paragraph = /<p[^>]*>([\s\S]*?)<\/p>/i.exec(html)?.[1] ?? html;
  return plainText(paragraph);
}

/** The words of a text of the CMS, without its markup, in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|div|blockquote)>|<br\s*\/?>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
