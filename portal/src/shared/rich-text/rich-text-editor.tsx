import { tidyPastedHtml } from '@scholars/contract/pasted-html';
import { htmlOfText, isRichHtml, plainText, richTextOfForm } from '@scholars/contract/rich-text';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '~/i18n/use-text';
import type { ControlLinks } from '~/ui/fields/field';
import { readHtml, writeHtml } from './editor-html';
import { editorPlugins } from './editor-plugins';
import { EditorToolbar } from './editor-toolbar';
import { HiddenControl } from './hidden-control';
import { richHtmlName } from '~/shared/form/rich-text-fields';
import styles from './rich-text.module.css';

export interface EditorProps {
  name: string;
  label: string;
  links: ControlLinks;
  /** As HTML. */
  text: string;
  /** Whether somebody has typed it, and not the server given it. */
  isTyped: boolean;
  onChange(html: string): void;
}

/** The editor of a rich text. To its form it is two hidden controls, which tell of what is typed as others do. */
export function RichTextEditor({ name, label, links, text, isTyped, onChange }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLInputElement>(null);
  const written = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  const [editor, setEditor] = useState<{ view: EditorView; state: EditorState }>();
  // Said once something was pasted that had pictures, until the next paste.
  const [hasLeftOut, setLeftOut] = useState(false);
  const t = useText('rich-text');
  const attributes = attributesOf(links, label);
  const view = editor?.view;

  const note = useEffectEvent((html: string) => {
    if (!words.current || !written.current) return;
    words.current.value = plainText(html);
    written.current.value = html;
    // Their value is their attribute: nothing else says that it is not the one that they came with.
    words.current.dataset.written = written.current.dataset.written = '';
    words.current.dispatchEvent(new Event('input', { bubbles: true }));
    onChange(html);
  });
  // As if one had left the control that the form knows: it judges then.
  const noteLeft = useEffectEvent((relatedTarget: EventTarget | null) => {
    if (relatedTarget instanceof Node && toolbar.current?.contains(relatedTarget)) return;
    words.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  });

  // The library draws and listens by itself.
  useEffect(() => {
    const plugins = editorPlugins(() => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    const made = new EditorView(host.current, {
      state: EditorState.create({ doc: readHtml(first), plugins }),
      attributes,
      transformPastedHTML(pasted) {
        const { html, hasPictures } = tidyPastedHtml(pasted);
        setLeftOut(hasPictures);
        return html;
      },
      dispatchTransaction(transaction) {
        const state = made.state.apply(transaction);
        made.updateState(state);
        setEditor({ view: made, state });
        if (transaction.docChanged) note(writeHtml(state.doc));
      },
      handleDOMEvents: {
        blur: (_, { relatedTarget }) => noteLeft(relatedTarget),
      },
    });
    setEditor({ view: made, state: made.state });
    return () => made.destroy();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made once; what changes is set below
  }, [first]);

  const described = JSON.stringify(attributes);
  useEffect(() => {
    view?.setProps({ attributes: JSON.parse(described) as Record<string, string> }); // written above
  }, [view, described]);

  // What was typed before may be put back into the controls once the editor is there.
  useEffect(() => {
    const control = words.current;
    const takeUp = () => {
      if (!view || !written.current || !control) return;
      const rich = richTextOfForm(control.value, written.current.value);
      const html = isRichHtml(rich) ? rich : htmlOfText(rich);
      const { state, dispatch } = view;
      if (html !== writeHtml(state.doc))
        dispatch(state.tr.replaceWith(0, state.doc.content.size, readHtml(html).content));
    };
    control?.addEventListener('input', takeUp);
    return () => control?.removeEventListener('input', takeUp);
  }, [view]);

  // A label leads to native controls alone.
  useEffect(() => {
    const focus = () => view?.focus();
    const labels = [...document.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === links.id);
    for (const one of labels) one.addEventListener('click', focus);
    return () => {
      for (const one of labels) one.removeEventListener('click', focus);
    };
  }, [view, links.id]);

  return (
    <div className={styles.editor} data-invalid={links['aria-invalid']}>
      <EditorToolbar ref={toolbar} label={label} editorId={links.id} editor={editor} />
      <div ref={host} className={styles.host} />
      <p role="status" className={styles.note}>
        {hasLeftOut && t('picturesLeftOut')}
      </p>
      <HiddenControl ref={words} name={name} first={plainText(first)} isWritten={isTyped} />
      <HiddenControl ref={written} name={richHtmlName(name)} first={first} isWritten={isTyped} />
    </div>
  );
}

function attributesOf(links: ControlLinks, label: string): Record<string, string> {
  const { id, required } = links;
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    ...(required && { 'aria-required': 'true' }),
    ...(links['aria-describedby'] && { 'aria-describedby': links['aria-describedby'] }),
    ...(links['aria-invalid'] && { 'aria-invalid': 'true' }),
    class: styles.text ?? '',
  };
}
