import { marked } from 'marked';
import { richTextOfNodes } from './blocks-of-nodes.js';
import { parseHtml } from './html-tree.js';
import type { RichText } from './rich-text.js';

/** Written in Markdown, or in HTML, which Markdown lets stand. */
export function richTextOfMarkdown(source: string): RichText {
  return richTextOfHtml(htmlOfMarkdown(source));
}

function htmlOfMarkdown(source: string): string {
  try {
    return marked.parse(source, { async: false });
  } catch (error) {
    // Thousands of quotes or lists within each other: its words stay, as the lines they stood in.
    if (error instanceof RangeError) return source.replace(/\n+/g, '<br>');
    throw error;
  }
}

/** HTML from anywhere as a rich text. */
export function richTextOfHtml(html: string): RichText {
  return richTextOfNodes(parseHtml(html));
}
