import type { InlineNode, ParagraphNode, TextNode } from '../../src/platform/rich-text/rich-text.js';

/** Words as an editor leaves them. */
export const words = (text: string, marked: Partial<TextNode> = {}): TextNode => ({ ...marked, type: 'text', text });

export const paragraph = (...children: (InlineNode | string)[]): ParagraphNode => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? words(child) : child)),
});

export const link = (url: string, text: string): InlineNode => ({ type: 'link', url, children: [words(text)] });

export const heading = (level: number, text: string) => ({ type: 'heading' as const, level, children: [words(text)] });
