import { isRichHtml } from '@scholars/contract/rich-text';
import { richTextOfHtml } from './read-html.js';
import { renderRichText } from './render.js';

/** A rich text that is kept as it travels: what of its HTML may be, or the plain text that it is. */
export function cleanRichText(text: string): string {
  return isRichHtml(text) ? renderRichText(richTextOfHtml(text)) : text;
}
