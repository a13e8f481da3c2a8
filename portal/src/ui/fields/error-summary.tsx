import { useId } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './error-summary.module.css';
import { useHydrated } from '~/lib/use-hydrated';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import { fieldIdOf, shownLabelOf } from './field';

export interface FieldProblem {
  /** Name of the field on the form. */
  name: string;
  message: string;
}

/**
 * The list of what is wrong, above the form; each entry leads to its field. It takes the focus when it
 * appears in the browser, and after a submit without JavaScript the page's title says that there are errors.
 */
export function ErrorSummary({ problems, title }: { problems: readonly FieldProblem[]; title?: string }) {
  const t = useText('shell');
  const titleId = useId();
  const box = useFocusOnNew<HTMLDivElement>(problems.map(({ name, message }) => `${name}:${message}`).join('|'));

  if (problems.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title ?? t('kit.errorSummary')}
      </h2>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldIdOf(name)}`}>
              <Problem name={name} message={message} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The message behind its field's label, unless it names the field itself. The server, which writes the list before the
 * fields, has the message alone.
 */
function Problem({ name, message }: FieldProblem) {
  const label = useHydrated() ? shownLabelOf(name) : '';
  return isNamed(label, message) ? message : `${label.replace(/[?؟:]$/, '')}: ${message}`;
}

/** Whether a message has most words of a label: of “Preferred departure date” all but the first. */
function isNamed(label: string, message: string): boolean {
  const said = wordsOf(message);
  const words = wordsOf(label);
  return !label || 2 * words.filter((word) => said.includes(word)).length > words.length;
}

/** Without the article in Arabic: «الموضوع» is named in «موضوع الرسالة مطلوب». */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => word.replace(/^(?:[وبكف]?ال|لل)/, ''));
