import { trimEndOf } from '@scholars/contract/trim-end';
import { isRichText, type BlockNode, type InlineNode, type RichText } from './rich-text.js';

// A heading and an item of a list end without a mark; run together with what follows they would read as nonsense.
const endMark = /[.!?:;…،؛؟]$/;

/**
 * The words of a rich text on one line, for the index and for excerpts. It is text: it may hold `<`, and must be
 * escaped where it is shown.
 */
export function readableText(text: RichText | null | undefined): string {
  return isRichText(text) ? onOneLine(text.map(partOf).join(' ')) : '';
}

function partOf(block: BlockNode): string {
  if (block.type === 'list')
    return block.children
      .map((child) => (child.type === 'list' ? partOf(child) : ended(wordsOf(child.children))))
      .join(' ');
  const words = wordsOf(block.children);
  return block.type === 'heading' ? ended(words) : words;
}

function ended(words: string): string {
  const text = words.trimEnd();
  return text === '' || endMark.test(text) ? text : `${text} ·`;
}

function wordsOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (node.type === 'link' ? wordsOf(node.children) : node.text)).join('');
}

function onOneLine(text: string): string {
  return trimEndOf(text.replace(/\s+/g, ' ').replace(/^[\s·]+/, ''), /[\s·]/);
}
