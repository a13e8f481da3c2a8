import { countCharacters, htmlOfText, isRichHtml, plainText, richTextOfForm } from '@scholars/contract/rich-text';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '~/i18n/use-text';
import { CountNote } from '~/ui/fields/text-area';
import { Field, type FieldProps } from '~/ui/fields/field';
import fieldStyles from '~/ui/fields/field.module.css';
import { HiddenControl } from './hidden-control';
import { richHtmlName } from '~/shared/form/rich-text-fields';
import { isChanged } from '~/shared/form/typed-controls';
import type { EditorProps } from './rich-text-editor';
import styles from './rich-text.module.css';

/** A press that takes the focus from the box is over by then: the editor is taller, and would take its button away. */
const pressMs = 500;

interface Props extends Omit<FieldProps, 'label'> {
  label: string;
  /** How the box of text is written, which the editor shows by itself. */
  boxHint?: string;
  /** The text at first, as HTML or as plain text. */
  value: string;
  /** How many characters it may have, which a counter says below. */
  max: number;
}

/**
 * A text with headings, lists and marks. Its editor is loaded once the page lives; before that, and without JavaScript,
 * it is a box of text, which keeps the form of what nobody changes (`richTextOfForm`).
 */
export function RichTextField({ name, label, hint, boxHint, error, required, value, max }: Props) {
  // Its editor's texts: were it to wait for them, it would come over what is typed into the box meanwhile.
  useText('rich-text');
  // As the field began: what is typed since is the controls'.
  const [first] = useState(value);
  const [html, setHtml] = useState(first);
  const [editor, setEditor] = useState<{ Editor: ComponentType<EditorProps>; text: string; isTyped: boolean }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const written = useRef<HTMLInputElement>(null);

  // The editor's code, and the box whose place it takes: not while somebody writes in it.
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeOver = (Editor: ComponentType<EditorProps>) => {
      const box = area.current;
      if (isGone || !box) return;
      if (document.activeElement === box) {
        box.addEventListener('blur', () => (timer = setTimeout(takeOver, pressMs, Editor)), { once: true });
        return;
      }
      const text = richTextOfForm(box.value, written.current?.value ?? '');
      const isTyped = [box, written.current].some((control) => control && isChanged(control));
      // At once: what were typed into the box before the next drawing would be lost with it.
      flushSync(() => {
        setHtml(text);
        setEditor({ Editor, text: isRichHtml(text) ? text : htmlOfText(text), isTyped });
      });
    };
    void import('./rich-text-editor')
      .then(({ RichTextEditor }) => takeOver(RichTextEditor))
      // Then it stays the box of text.
      .catch(() => undefined);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <Field
      {...{ name, label, error, required }}
      hint={hint ?? (editor ? undefined : boxHint)}
      note={<CountNote counter={{ max, count: countCharacters, unit: 'characters' }} value={html} />}
    >
      {(links) =>
        editor ? (
          <editor.Editor {...{ name, label, links }} text={editor.text} isTyped={editor.isTyped} onChange={setHtml} />
        ) : (
          <>
            <textarea
              ref={area}
              dir="auto"
              {...links}
              defaultValue={plainText(first)}
              onChange={(event) => setHtml(event.currentTarget.value)}
              className={`${fieldStyles.control} ${styles.box}`}
            />
            <HiddenControl ref={written} name={richHtmlName(name)} first={isRichHtml(first) ? first : ''} />
          </>
        )
      }
    </Field>
  );
}
