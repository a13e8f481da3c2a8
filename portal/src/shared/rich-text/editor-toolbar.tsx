import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useText } from '~/i18n/use-text';
import { toolGroups, tools, type ToolName } from './editor-tools';
import styles from './rich-text.module.css';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  /** Of the field, and the id of what the tools change. */
  label: string;
  editorId: string;
  editor: { view: EditorView; state: EditorState } | undefined;
}

const groups = Object.entries(toolGroups) as [keyof typeof toolGroups, readonly ToolName[]][]; // its own entries
const names = groups.flatMap(([, members]) => members);

/** One stop of the Tab key, within which arrows lead from tool to tool (WAI-ARIA's toolbar). */
export function EditorToolbar({ ref, label, editorId, editor }: Props) {
  const t = useText('rich-text');
  const [current, setCurrent] = useState<ToolName>('text');

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = targetOf(event.key, names.indexOf(current), isRightToLeft);
    const name = to === undefined ? undefined : names.at(to % names.length);
    if (event.key === 'Escape') editor?.view.focus();
    if (name === undefined) return;
    event.preventDefault();
    setCurrent(name);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${name}"]`)?.focus();
  }

  function press(name: ToolName) {
    if (!editor) return;
    setCurrent(name);
    tools[name].run(editor.view.state, editor.view.dispatch);
    // Its name and state are heard from where one goes on writing.
    editor.view.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar', { field: label })}
      aria-controls={editor && editorId}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {groups.map(([group, members]) => (
        <div key={group} role="group" aria-label={t(`group.${group}`)} className={styles.group}>
          {members.map((name) => (
            <button
              key={name}
              type="button"
              data-tool={name}
              className={styles.tool}
              aria-label={t(`tool.${name}`)}
              aria-pressed={editor ? tools[name].isOn(editor.state) : false}
              aria-disabled={editor && !tools[name].run(editor.state) ? true : undefined}
              aria-keyshortcuts={shortcutOf(tools[name].keys)}
              title={t(`tool.${name}`)}
              tabIndex={name === current ? 0 : -1}
              onFocus={() => setCurrent(name)}
              onClick={() => press(name)}
            >
              <Glyph name={name} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function targetOf(key: string, from: number, isRightToLeft: boolean): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return from + (isRightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return from + (isRightToLeft ? 1 : -1);
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}

/** As ARIA names keys. */
function shortcutOf(keys: string): string {
  return keys
    .replace('Mod', 'Control')
    .replaceAll('-', '+')
    .replace(/[a-z]$/, (letter) => letter.toUpperCase());
}

/** A letter as its language has it, or how a list of it begins. */
function Glyph({ name }: { name: ToolName }) {
  const t = useText('rich-text');
  if (name === 'bulletList' || name === 'orderedList')
    return (
      <span aria-hidden="true" className={styles.listGlyph}>
        {t(`glyph.${name}`)}
        <svg viewBox="0 0 12 24" focusable="false">
          <path d="M1 6h10M1 12h10M1 18h10" />
        </svg>
      </span>
    );
  return (
    <span aria-hidden="true" data-glyph={name}>
      {t(`glyph.${name}`)}
    </span>
  );
}
