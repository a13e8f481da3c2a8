import sanitizeHtml from 'sanitize-html';
import {
  isSafeLink,
  marks,
  shownLevel,
  sizes,
  type BlockNode,
  type InlineNode,
  type ListNode,
  type Mark,
  type RichText,
  type TextNode,
} from './rich-text.js';

// One allow-list for what people and staff write (product §2). Only what stands in it is written below; it is the
// second look.
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'b', 'i', 'u', 's', 'code', 'ul', 'ol', 'li', 'a', 'blockquote', 'span'],
  allowedAttributes: { a: ['href', 'rel'], span: [{ name: 'data-size', values: [...sizes] }] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};
const tags: Record<Mark, string> = {
  large: 'span',
  small: 'span',
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
};

/**
 * What is written in Strapi's editor as HTML that may leave. Blocks without a word are left out: an empty heading is
 * announced as one.
 */
export function renderRichText(text: RichText | null | undefined): string {
  return text ? sanitizeHtml(renderBlocks(text), allowed) : '';
}

function renderBlocks(blocks: RichText): string {
  // The editor begins a new block with each paragraph of a quote.
  return blocks.map(renderBlock).join('').replaceAll('</blockquote><blockquote>', '');
}

function renderBlock(block: BlockNode): string {
  if (block.type === 'list') return renderList(block);
  const inner = renderInline(block.children);
  if (inner.trim() === '') return '';
  if (block.type === 'heading') return `<h${shownLevel(block.level)}>${inner}</h${shownLevel(block.level)}>`;
  return block.type === 'quote' ? `<blockquote><p>${inner}</p></blockquote>` : `<p>${inner}</p>`;
}

/** In HTML an inner list stands within the item that it belongs to. */
function renderList({ format, children }: ListNode): string {
  const items: string[] = [];
  for (const child of children) {
    if (child.type === 'list') items.push(`${items.pop() ?? ''}${renderList(child)}`);
    else items.push(renderInline(child.children));
  }
  const filled = items.filter((item) => item.trim() !== '');
  const tag = format === 'ordered' ? 'ol' : 'ul';
  return filled.length === 0 ? '' : `<${tag}>${filled.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

function renderInline(nodes: readonly InlineNode[]): string {
  let html = '';
  let run: TextNode[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      run.push(node);
      continue;
    }
    html += renderRun(run) + renderLink(node.url, renderRun(node.children));
    run = [];
  }
  return html + renderRun(run);
}

function renderLink(url: string, words: string): string {
  return words === '' || !isSafeLink(url) ? words : `<a href="${escapeHtml(url)}">${words}</a>`;
}

/** Texts beside each other; a mark that goes on stays open. */
function renderRun(texts: readonly TextNode[]): string {
  let html = '';
  let open: Mark[] = [];
  const closeDownTo = (depth: number) =>
    open
      .slice(depth)
      .reverse()
      .map((mark) => `</${tags[mark]}>`)
      .join('');
  for (const node of texts) {
    if (node.text === '') continue;
    const wanted = marks.filter((mark) => node[mark]);
    const differs = wanted.findIndex((mark, index) => mark !== open[index]);
    const kept = Math.min(open.length, differs === -1 ? wanted.length : differs);
    html +=
      closeDownTo(kept) + wanted.slice(kept).map(openTag).join('') + escapeHtml(node.text).replaceAll('\n', '<br>');
    open = wanted;
  }
  return html + closeDownTo(0);
}

function openTag(mark: Mark): string {
  return sizes.some((size) => size === mark) ? `<span data-size="${mark}">` : `<${tags[mark]}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
