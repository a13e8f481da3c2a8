/** Sizes beside the normal one: the members' editor offers them, and Strapi's keeps them unseen. */
export const sizes = ['large', 'small'] as const;
/** How words are marked, from the outermost; beside sizes the editor in Strapi offers these and no others. */
export const marks = [...sizes, 'bold', 'italic', 'underline', 'strikethrough', 'code'] as const;
export type Mark = (typeof marks)[number];

/** Words that are marked alike. A line break within a block is a line feed. */
export interface TextNode extends Partial<Record<Mark, boolean>> {
  type: 'text';
  text: string;
}

interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListItemNode {
  type: 'list-item';
  children: InlineNode[];
}

/** A list within a list stands beside the item that it belongs to, behind it. */
export interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  indentLevel?: number;
  children: (ListItemNode | ListNode)[];
}

interface HeadingNode {
  type: 'heading';
  level: number;
  children: InlineNode[];
}

export interface ParagraphNode {
  type: 'paragraph' | 'quote';
  children: InlineNode[];
}

/** Our own editor makes none of these; Strapi's REST and an import could. */
interface OtherNode {
  type: 'code' | 'image';
  children: InlineNode[];
}

export type BlockNode = ParagraphNode | HeadingNode | ListNode | OtherNode;

/**
 * A text with headings, lists and links as Strapi's `blocks` field keeps it: structure and words, never HTML. What
 * reads it takes it as it is: Strapi checks its form whenever it is saved.
 */
export type RichText = BlockNode[];

/** Whether a value of a component is a rich text and not a list of components or a plain text. */
export function isRichText(value: unknown): value is RichText {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((node) => typeof node === 'object' && node !== null && 'type' in node && 'children' in node)
  );
}

/**
 * Where a link may lead: to the web, to mail, to a telephone, or to a path of this site. Strapi asks for no more; what
 * came past it may hold anything.
 */
export function isSafeLink(url: string): boolean {
  return (
    /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(url) &&
    !/[\s\p{Cc}]/u.test(url) &&
    URL.canParse(url, 'https://site.example')
  );
}

/** A heading of any level as the site shows it: the page's own title is the first, and three more suffice. */
export function shownLevel(level: number): 2 | 3 | 4 {
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
}
