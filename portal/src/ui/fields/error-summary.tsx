import { useId } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './error-summary.module.css';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import { fieldIdOf, shownLabelOf } from './field';
import { namedProblem } from './named-problem';

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
              {/* The server writes the list before the fields, and names them afterwards (name-problems.server.ts). */}
              {namedProblem(import.meta.env.SSR ? '' : shownLabelOf(name), message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
