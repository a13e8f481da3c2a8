import sanitizeHtml from 'sanitize-html';
import { isSafeLink } from './rich-text.js';

export interface HtmlElement {
  name: string;
  /** The address of a link or a picture that may be followed; '' without one. */
  url: string;
  /** What a picture shows. */
  description: string;
  /** How large a `span` says that its words are. */
  size: string;
  children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

const tags = [
  'b strong i em u ins s del strike code small big span a img br',
  'p div section article header footer aside figure figcaption address dl dt dd hr pre blockquote',
  'h1 h2 h3 h4 h5 h6 ul ol li table caption thead tbody tfoot tr td th',
];
const kept: sanitizeHtml.IOptions = {
  allowedTags: tags.flatMap((names) => names.split(' ')),
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
