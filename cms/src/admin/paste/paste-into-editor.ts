import type { BlockNode, RichText } from '../../platform/rich-text/rich-text';
import { blocksOfPaste } from './blocks-of-paste';
import { notePicturesLeftOut } from './pictures-left-out';

type Path = number[];
interface Point {
  path: Path;
  offset: number;
}

/** What of Strapi's editor of texts (Slate) is used here. */
interface BlocksEditor {
  children: { children: unknown[] }[];
  selection: { anchor: Point; focus: Point } | null;
  insertData(data: DataTransfer): void;
  insertFragment(fragment: unknown[]): void;
  deleteFragment(): void;
  isStart(point: Point, at: Path): boolean;
  isEnd(point: Point, at: Path): boolean;
  splitNodes(options: { at: Point; match: (node: unknown) => boolean; always: boolean }): void;
  insertNodes(nodes: unknown[], options: { at: Path; select: boolean }): void;
  removeNodes(options: { at: Path }): void;
  withoutNormalizing(change: () => void): void;
  /** Strapi's: whether a link that comes opens the box in which its address is written. */
  shouldSaveLinkPath?: boolean;
}

/**
 * Text that was copied in another program keeps what the site shows of it. What was copied in the editor itself, or
 * without formatting, goes the way that Strapi has for it.
 */
export function pasteFormatted<Editor extends BlocksEditor>(editor: Editor): Editor {
  const { insertData } = editor;
  editor.insertData = (data) => {
    const html = data.getData('text/html');
    if (html === '' || html.includes('data-slate-fragment')) return insertData(data);
    const { blocks, hasPictures } = blocksOfPaste(html);
    if (hasPictures) notePicturesLeftOut();
    editor.shouldSaveLinkPath = false;
    if (blocks.length > 0) editor.withoutNormalizing(() => insertBlocks(editor, blocks));
  };
  return editor;
}

function insertBlocks(editor: BlocksEditor, blocks: RichText): void {
  const { selection } = editor;
  if (selection && !isSame(selection.anchor, selection.focus)) editor.deleteFragment();
  const at = editor.selection?.anchor;
  const [first] = blocks;
  // Words of one line go into the line where one writes.
  if (at && blocks.length === 1 && first?.type === 'paragraph') return editor.insertFragment(first.children);
  const index = at?.path[0] ?? editor.children.length - 1;
  const block = editor.children[index];
  if (at && isEmpty(block)) {
    editor.removeNodes({ at: [index] });
    return insertAt(editor, index, blocks);
  }
  if (!at || editor.isEnd(at, [index])) return insertAt(editor, index + 1, blocks);
  if (editor.isStart(at, [index])) return insertAt(editor, index, blocks);
  // Each part of what is split at the cursor goes on as the block that it was of.
  editor.splitNodes({ at, match: (node) => node === block, always: true });
  insertAt(editor, index + 1, blocks);
}

function insertAt(editor: BlocksEditor, index: number, blocks: BlockNode[]): void {
  editor.insertNodes(blocks, { at: [index], select: true });
}

function isSame(one: Point, other: Point): boolean {
  return one.offset === other.offset && one.path.join() === other.path.join();
}

function isEmpty(block: unknown): boolean {
  const { text, children } = block as { text?: string; children?: unknown[] }; // a node of Slate is one or the other
  return children ? children.every(isEmpty) : text === '';
}
