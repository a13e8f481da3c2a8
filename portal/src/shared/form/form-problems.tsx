import { ErrorSummary } from '~/ui/fields/error-summary';
import { Notice } from '~/ui/notice';
import { useFocusOnNew } from '~/ui/use-focus-on-new';
import styles from './action-form.module.css';
import type { Refusal } from './form-outcome';
import type { useActionForm } from './use-action-form';

interface Props extends Pick<ReturnType<typeof useActionForm>, 'failure' | 'isOffline' | 'summary'> {
  refused: Refusal | undefined;
}

/** Above a form's fields: why it was not taken as a whole, or the list of what is wrong in it. */
export function FormProblems({ failure, isOffline, summary, refused }: Props) {
  // As the summary of problems does: the button that was pressed may stand far below.
  const notice = useFocusOnNew<HTMLDivElement>(failure && (isOffline || refused));
  return (
    <>
      {failure && (
        <div ref={notice} tabIndex={-1} className={styles.notice}>
          <Notice tone="danger" live="assertive">
            <p>{failure}</p>
          </Notice>
        </div>
      )}
      <ErrorSummary problems={summary} />
    </>
  );
}
