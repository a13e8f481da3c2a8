import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';

/*
 * What a text may be made of: the allow-list of rich texts, so that whatever is pasted comes down to it. The CMS judges
 * by its own.
 */

/** The title of the page is its first heading: what a text calls its first is the second, as the CMS has it. */
const headingRules = [1, 2, 3, 4, 5, 6].map((n) => ({ tag: `h${n}`, attrs: { level: Math.min(Math.max(n, 2), 4) } }));

const listRules = (tag: 'ul' | 'ol'): NodeSpec => ({
  content: 'list_item+',
  group: 'block list',
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2, validate: 'number' } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: headingRules,
    toDOM: ({ attrs }) => [`h${Number(attrs.level)}`, 0],
  },
  blockquote: {
    content: 'paragraph+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: listRules('ul'),
  ordered_list: listRules('ol'),
  list_item: {
    content: 'paragraph (paragraph | list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element) => ({ href: element.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
  },
  size: {
    attrs: { size: { validate: 'string' } },
    parseDOM: [
      { tag: 'span[data-size="small"]', attrs: { size: 'small' } },
      { tag: 'span[data-size="large"]', attrs: { size: 'large' } },
      { tag: 'small', attrs: { size: 'small' } },
      { tag: 'big', attrs: { size: 'large' } },
    ],
    toDOM: ({ attrs }) => ['span', { 'data-size': String(attrs.size) }, 0],
  },
  bold: {
    parseDOM: [
      { tag: 'strong' },
      // Documents of Google stand in one `b` that is none.
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[7-9]\d\d)$/.test(value) && null },
    ],
    toDOM: () => ['b', 0],
  },
  italic: { parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }], toDOM: () => ['i', 0] },
  underline: {
    parseDOM: [{ tag: 'u' }, { tag: 'ins' }, { style: 'text-decoration=underline' }],
    toDOM: () => ['u', 0],
  },
  // Not offered, but kept where a text has them.
  strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['s', 0] },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

export const editorSchema = new Schema({ nodes, marks });
