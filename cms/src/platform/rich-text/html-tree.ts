import sanitizeHtml from 'sanitize-html';
import { knownTags, type HtmlElement, type HtmlNode } from './html-node.js';
import { isSafeLink } from './rich-text.js';

const kept: sanitizeHtml.IOptions = {
  allowedTags: [...knownTags],
  allowedAttributes: { a: ['href'], img: ['src', 'alt'], span: ['data-size'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
// Nobody writes deeper; who nests further wants to see the stack overflow, and what is within stands in the last of
// these.
const deepest = 40;
const empty = new Set(['br', 'hr', 'img']);
const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g;
const attribute = /([a-z-]+)="([^"]*)"/g;

/** What HTML holds, with the tags that say how it is built; scripts, styles and comments are no text. */
export function parseHtml(html: string): HtmlNode[] {
  const top: HtmlNode[] = [];
  const open: HtmlElement[] = [];
  // sanitize-html closes what was left open, quotes attributes and writes no other `<` than those of tags.
  for (const [, slash, name = '', attributes = '', text] of sanitizeHtml(html, kept).matchAll(token)) {
    const parent = open.at(-1);
    const siblings = parent?.children ?? top;
    if (text !== undefined) siblings.push(decoded(text));
    else if (slash) open.pop();
    else if (parent && open.length >= deepest && !empty.has(name)) open.push(parent);
    else {
      const element = { name, ...readAttributes(attributes), children: [] };
      siblings.push(element);
      if (!empty.has(name)) open.push(element);
    }
  }
  return top;
}

function readAttributes(attributes: string): Pick<HtmlElement, 'url' | 'description' | 'size'> {
  const values = new Map([...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key, decoded(value)]));
  const url = (values.get('href') ?? values.get('src') ?? '').trim();
  return { url: isSafeLink(url) ? url : '', description: values.get('alt') ?? '', size: values.get('data-size') ?? '' };
}

const characters = { lt: '<', gt: '>', quot: '"', amp: '&' };

function decoded(text: string): string {
  return text.replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof characters) => characters[name]);
}
