import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

// The editor's tags (product §2): one allow-list for what people and staff write.
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** HTML as it may leave: only the allow-list's tags, and only links to the web and to mail. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** What staff write in Strapi's editor (Markdown, or HTML) as clean HTML. */
export function renderRichText(source: string | null | undefined): string {
  return source ? cleanHtml(marked.parse(source, { async: false })) : '';
}

/** A rich text's words alone. */
export function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
}
