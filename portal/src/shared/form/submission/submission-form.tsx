import { useReducer, useRef, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { FieldSource } from '~/shared/form/field-source';
import { focusSubmitButton } from '~/shared/form/form-controls';
import type { FormDefinition } from '~/shared/form/form-definition';
import type { TypedValues } from '~/shared/form/read-form';
import { useJudgedForm } from '~/shared/form/use-judged-form';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/fields/error-summary';
import { FailureDialog } from './failure-dialog';
import { FailureNotice } from './failure-notice';
import { Honeypot } from '~/shared/form/honeypot';
import { submissionIdName } from './read-submission';
import { sendForm } from './send-form';
import { submissionAnchor } from './submission-page';
import styles from './submission-form.module.css';
import type { Failure, SubmissionOutcome } from './submission-outcome';
import { initialSubmission, submissionReducer, type SubmissionState } from './submission-state';
import { SuccessDialog } from './success-dialog';

/** What the fields of a public form are drawn from. */
export interface SubmissionSource extends FieldSource {
  /** True where a file was chosen perhaps, and has to be chosen again. */
  isComeBack: boolean;
}

interface Props {
  definition: FormDefinition;
  /** The answer to a form that was posted without script. */
  posted: SubmissionOutcome | undefined;
  submissionId: string;
  /** First values, by control name. */
  prefilled?: TypedValues | undefined;
  /** Thanks of the success dialog. */
  thanks: string;
  /** Explanation of the failure dialog, where it may be what was filled in. */
  failure: string;
  /** What the button says; 'Submit' where it is left out. */
  submit?: string;
  children: (source: SubmissionSource) => ReactNode;
}

/**
 * The form that all public form pages share (spec §4): a native form that posts to its own page. With script it
 * is judged as one goes, and tells success and failure in dialogs.
 */
export function SubmissionForm(props: Props) {
  const { posted, submissionId, prefilled = {}, thanks } = props;
  const { locale } = useLocale();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(submissionReducer, posted, initialSubmission);
  const formRef = useRef<HTMLFormElement>(null);
  const failure = useFailureWords(state.failure) ?? props.failure;

  const isFirstRound = state.round === 0;
  const back = isFirstRound && posted && posted.status !== 'sent' ? posted : undefined;

  async function send(form: HTMLFormElement) {
    formRef.current = form;
    dispatch({ type: 'sending' });
    dispatch({ type: 'answered', outcome: await sendForm(form.action, new FormData(form)) });
  }

  return (
    <>
      {/* A new form after each success: its fields are empty and no file is chosen. */}
      <Fields
        key={state.round}
        {...props}
        state={state}
        values={back ? back.typed : isFirstRound ? prefilled : {}}
        id={back?.submissionId ?? (isFirstRound ? submissionId : `${submissionId}-${state.round}`)}
        isComeBack={back !== undefined}
        notice={back?.status === 'failed' && state.phase === 'editing' && <FailureNotice text={failure} />}
        onSend={send}
      />
      <SuccessDialog
        open={state.phase === 'sent'}
        thanks={thanks}
        reference={state.reference}
        // In place of the form: going back does not lead to what was sent.
        onClose={() => void navigate(localePath(locale, '/'), { replace: true })}
      />
      <FailureDialog
        open={state.phase === 'failed'}
        text={failure}
        onClose={() => {
          flushSync(() => dispatch({ type: 'failureClosed' }));
          focusSubmitButton(formRef.current);
        }}
      />
    </>
  );
}

/** Where it is not for the person to mend (spec §8), or where the server knows more. */
function useFailureWords(failure: Failure | undefined): string | undefined {
  const t = useText('errors');
  return failure?.isOurs ? t('internal.text') : failure?.message;
}

interface FieldsProps extends Pick<Props, 'definition' | 'submit' | 'children'> {
  state: SubmissionState;
  values: TypedValues;
  id: string;
  isComeBack: boolean;
  notice: ReactNode;
  onSend(form: HTMLFormElement): Promise<void>;
}

function Fields({ definition, submit, children, state, values, id, isComeBack, notice, onSend }: FieldsProps) {
  const t = useText('submission-form');
  const { formProps, summary, errors } = useJudgedForm(definition, { refused: state.refused });
  // A second click comes before the disabled button is drawn.
  const isSending = useRef(false);
  const isBusy = state.phase === 'sending';

  function sendOnce(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    formProps.onSubmit();
    void onSend(event.currentTarget).finally(() => (isSending.current = false));
  }

  return (
    <form
      {...formProps}
      onSubmit={sendOnce}
      action={`#${submissionAnchor}`}
      method="post"
      encType="multipart/form-data"
      className={styles.form}
    >
      {notice}
      <ErrorSummary problems={summary} />
      <input type="hidden" name={submissionIdName} value={id} readOnly />
      <Honeypot />
      {children({ errorOf: (name) => errors[name], valueOf: (name) => values[name], isComeBack })}
      <div className={styles.actions}>
        <Button size="large" busy={isBusy}>
          {isBusy ? t('submitting') : (submit ?? t('submit'))}
        </Button>
      </div>
    </form>
  );
}
