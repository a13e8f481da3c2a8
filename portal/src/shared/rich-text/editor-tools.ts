import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { editorSchema } from './editor-schema';

const { nodes, marks } = editorSchema;

/** What a button of the toolbar does, and whether it is so where the cursor stands. */
export interface EditorTool {
  run: Command;
  isOn(state: EditorState): boolean;
  /** As the keymap names it; `Mod` is Control, or Command on a Mac. */
  keys: string;
}

export const toolGroups = {
  blocks: ['text', 'heading1', 'heading2', 'heading3'],
  sizes: ['small', 'large'],
  marks: ['bold', 'italic', 'underline'],
  lists: ['bulletList', 'orderedList'],
} as const;
export type ToolName = (typeof toolGroups)[keyof typeof toolGroups][number];

/** The tools of the specification (§9). A size is a step from the normal one: neither is that, too. */
export const tools: Readonly<Record<ToolName, EditorTool>> = {
  text: { ...block(nodes.paragraph), keys: 'Mod-Alt-0' },
  heading1: { ...block(nodes.heading, { level: 2 }), keys: 'Mod-Alt-1' },
  heading2: { ...block(nodes.heading, { level: 3 }), keys: 'Mod-Alt-2' },
  heading3: { ...block(nodes.heading, { level: 4 }), keys: 'Mod-Alt-3' },
  small: { ...size('small'), keys: 'Mod-Shift-,' },
  large: { ...size('large'), keys: 'Mod-Shift-.' },
  bold: { ...mark(marks.bold), keys: 'Mod-b' },
  italic: { ...mark(marks.italic), keys: 'Mod-i' },
  underline: { ...mark(marks.underline), keys: 'Mod-u' },
  orderedList: { ...list(nodes.ordered_list), keys: 'Mod-Shift-7' },
  bulletList: { ...list(nodes.bullet_list), keys: 'Mod-Shift-8' },
};

function mark(type: MarkType): Omit<EditorTool, 'keys'> {
  return {
    run: toggleMark(type),
    isOn({ selection: { empty, $from, from, to }, storedMarks, doc }) {
      if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
      return doc.rangeHasMark(from, to, type);
    },
  };
}

/** Pressed on the other size, it takes its place. */
function size(step: 'small' | 'large'): Omit<EditorTool, 'keys'> {
  const wanted = marks.size.create({ size: step });
  const isOn = ({ selection: { empty, $from, from, to }, storedMarks, doc }: EditorState) =>
    empty ? wanted.isInSet(storedMarks ?? $from.marks()) : doc.rangeHasMark(from, to, wanted);
  return {
    run(state, dispatch) {
      if (isOn(state) || !mark(marks.size).isOn(state)) return toggleMark(marks.size, wanted.attrs)(state, dispatch);
      const { selection, tr } = state;
      if (selection.empty) tr.addStoredMark(wanted);
      for (const { $from, $to } of selection.ranges) tr.addMark($from.pos, $to.pos, wanted);
      dispatch?.(tr);
      return true;
    },
    isOn,
  };
}

function block(type: NodeType, attrs: Attrs = {}): Omit<EditorTool, 'keys'> {
  return {
    run: setBlockType(type, attrs),
    isOn: ({ selection: { $from } }) => $from.parent.hasMarkup(type, attrs),
  };
}

function list(type: NodeType): Omit<EditorTool, 'keys'> {
  return {
    run(state, dispatch) {
      const around = listAround(state);
      if (!around) return wrapInList(type)(state, dispatch);
      if (around.type === type) return liftListItem(nodes.list_item)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(around.position, type));
      return true;
    },
    isOn: (state) => listAround(state)?.type === type,
  };
}

/** The innermost list that the cursor stands in. */
function listAround({ selection: { $from } }: EditorState): { type: NodeType; position: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bullet_list || type === nodes.ordered_list) return { type, position: $from.before(depth) };
  }
  return undefined;
}
