import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { Plugin, type Command } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { editorSchema } from './editor-schema';
import { tools } from './editor-tools';

const { hard_break: hardBreak, list_item: listItem } = editorSchema.nodes;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
};

/** Tab is not bound: it leaves the editor, as every other field. */
const keys: Record<string, Command> = {
  ...Object.fromEntries(Object.values(tools).map(({ keys: pressed, run }) => [pressed, run])),
  Enter: splitListItem(listItem),
  'Shift-Enter': chainCommands(exitCode, breakLine),
  'Mod-]': sinkListItem(listItem),
  'Mod-[': liftListItem(listItem),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
};

/** Each paragraph, and each list as a whole, runs as its first letters do; an empty one as the page. */
const directionByContent = new Plugin({
  props: {
    decorations({ doc }) {
      const decorations: Decoration[] = [];
      // Of what stands within a list or a quote browsers take no letters into account that have a direction of their own.
      doc.forEach((node, position) => {
        if (/\p{L}/u.test(node.textContent))
          decorations.push(Decoration.node(position, position + node.nodeSize, { dir: 'auto' }));
      });
      return DecorationSet.create(doc, decorations);
    },
  },
});

/** @param focusToolbar by Alt+F10, as editors have it: the way there by Tab may be long */
export function editorPlugins(focusToolbar: () => void): Plugin[] {
  const toToolbar: Command = () => {
    focusToolbar();
    return true;
  };
  return [history(), keymap({ ...keys, 'Alt-F10': toToolbar }), keymap(baseKeymap), directionByContent];
}
