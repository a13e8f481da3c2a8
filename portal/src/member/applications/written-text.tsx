import { isRichHtml } from '@scholars/contract/rich-text';
import { Prose } from '~/ui/prose/prose';
import styles from './applications.module.css';

/** A letter, with the form that it was given. */
export function WrittenLetter({ text }: { text: string }) {
  return isRichHtml(text) ? (
    <div dir="auto">
      <Prose html={text} size="small" />
    </div>
  ) : (
    <WrittenText text={text} />
  );
}

/** What somebody typed, in lines. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className={styles.written} dir="auto">
      {text}
    </p>
  );
}
