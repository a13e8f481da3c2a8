import type { HtmlElement, HtmlNode } from './html-node.js';
import {
  shownLevel,
  sizes,
  type BlockNode,
  type InlineNode,
  type ListItemNode,
  type ListNode,
  type Mark,
  type RichText,
} from './rich-text.js';
import { tidyLine } from './tidy-line.js';

/**
 * HTML as a rich text. All its words stay; of its form what a rich text knows. A table keeps its rows, a picture what
 * describes it, leading to it; the paragraphs of a list's item are its lines, those behind an inner list too.
 */
export function richTextOfNodes(nodes: readonly HtmlNode[]): RichText {
  return blocksOf(nodes, { lines: 'paragraph', marks: [], url: '', isPreformatted: false });
}

/** What the elements around say of the words within. */
interface Around {
  lines: 'paragraph' | 'quote';
  marks: readonly Mark[];
  url: string;
  isPreformatted: boolean;
}

const markOf: Partial<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  del: 'strikethrough',
  strike: 'strikethrough',
  code: 'code',
  small: 'small',
  big: 'large',
};

function blocksOf(nodes: readonly HtmlNode[], around: Around): RichText {
  const blocks: RichText = [];
  let line: InlineNode[] = [];
  const endLine = () => {
    const children = tidyLine(line);
    if (hasWords(children)) blocks.push({ type: around.lines, children });
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node)) {
      line.push(...inlineOf(node, around));
    } else {
      endLine();
      blocks.push(...blockOf(node, around));
    }
  }
  endLine();
  return blocks;
}

function blockOf(element: HtmlElement, around: Around): RichText {
  const { name, children } = element;
  if (name === 'ul' || name === 'ol') return listOf(element, around, 0);
  if (name === 'blockquote') return blocksOf(children, { ...around, lines: 'quote' });
  if (name === 'pre') return blocksOf(children, { ...around, marks: [...around.marks, 'code'], isPreformatted: true });
  if (name === 'tr')
    return blocksOf(
      children.filter(isFilled).flatMap((cell, index) => (index > 0 ? [' · ', ...contentOf(cell)] : contentOf(cell))),
      around,
    );
  const blocks = blocksOf(children, within(element, around));
  if (!/^h[1-6]$/.test(name)) return blocks;
  const line = lineOf(blocks.flatMap(linesIn));
  return line.length > 0 ? [{ type: 'heading', level: shownLevel(Number(name[1])), children: line }] : [];
}

function listOf({ name, children }: HtmlElement, around: Around, indentLevel: number): ListNode[] {
  const list: ListNode = {
    type: 'list',
    format: name === 'ol' ? 'ordered' : 'unordered',
    ...(indentLevel > 0 && { indentLevel }),
    children: [],
  };
  for (const child of children) {
    const blocks = blocksOf(contentOf(child), around);
    const line = lineOf(blocks.filter(({ type }) => type !== 'list').flatMap(linesIn));
    if (line.length > 0) list.children.push({ type: 'list-item', children: line });
    list.children.push(...blocks.filter((block) => block.type === 'list').map((inner) => deeper(inner)));
  }
  return list.children.length > 0 ? [list] : [];
}

/** A list within another one. */
function deeper(list: ListNode): ListNode {
  const { indentLevel = 0, children, ...rest } = list;
  return {
    ...rest,
    indentLevel: indentLevel + 1,
    children: children.map((child) => (child.type === 'list' ? deeper(child) : child)),
  };
}

function linesIn(block: BlockNode | ListItemNode): InlineNode[][] {
  return block.type === 'list' ? block.children.flatMap(linesIn) : [block.children];
}

/** Lines in a place that has room for one. */
function lineOf(lines: readonly InlineNode[][]): InlineNode[] {
  return tidyLine(
    lines.flatMap((line, index): InlineNode[] => (index > 0 ? [{ type: 'text', text: '\n' }, ...line] : line)),
  );
}

function inlineOf(node: HtmlNode, around: Around): InlineNode[] {
  if (typeof node === 'string')
    return [words(around.isPreformatted ? node.replace(/\n$/, '') : node.replace(/[ \t\r\n\f]+/g, ' '), around)];
  if (node.name === 'br') return [words('\n', around)];
  if (node.name === 'img') return [words(node.description || node.url, { ...around, url: around.url || node.url })];
  return node.children.flatMap((child) => inlineOf(child, within(node, around)));
}

function words(text: string, { marks, url }: Around): InlineNode {
  const node = { type: 'text' as const, text, ...Object.fromEntries(marks.map((mark) => [mark, true])) };
  return url === '' ? node : { type: 'link', url, children: [node] };
}

function within({ name, url, size }: HtmlElement, around: Around): Around {
  const mark = markOf[name] ?? sizes.find((one) => one === size);
  // Of sizes within each other the innermost counts.
  if (mark && isSize(mark)) return { ...around, marks: [...around.marks.filter((other) => !isSize(other)), mark] };
  if (mark) return { ...around, marks: [...around.marks, mark] };
  return name === 'a' ? { ...around, url: around.url || url } : around;
}

function isSize(mark: Mark): boolean {
  return sizes.some((size) => size === mark);
}

function contentOf(node: HtmlNode): HtmlNode[] {
  return typeof node !== 'string' && (node.name === 'li' || node.name === 'td' || node.name === 'th')
    ? node.children
    : [node];
}

const inlineTags = new Set([...Object.keys(markOf), 'span', 'a', 'img', 'br']);

function isFilled(node: HtmlNode): boolean {
  return typeof node !== 'string' || node.trim() !== '';
}

function isInline(node: HtmlNode): boolean {
  return typeof node === 'string' || (inlineTags.has(node.name) && node.children.every(isInline));
}

function hasWords(line: readonly InlineNode[]): boolean {
  return line.some((node) => (node.type === 'link' ? hasWords(node.children) : node.text.trim() !== ''));
}
