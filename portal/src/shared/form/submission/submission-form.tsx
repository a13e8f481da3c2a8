import { useReducer, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useFailureWords } from '~/connection/use-failure-words';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/fields/error-summary';
import { focusSubmitButton } from '../form-controls';
import type { FormDefinition } from '../form-definition';
import { doneEvent } from '../form-signals';
import { hasProblems, type FieldSource } from '../form-outcome';
import { Honeypot } from '../honeypot';
import type { TypedValues } from '../read-form';
import { useJudgedForm } from '../use-judged-form';
import { FailureDialog, FailureNotice } from './failure';
import { sendForm } from './send-form';
import styles from './submission-form.module.css';
import { submissionAnchor, submissionIdName, type SubmissionOutcome } from './submission-outcome';
import { initialSubmission, submissionReducer, type SubmissionState } from './submission-state';
import { SuccessDialog, SuccessPanel } from './success';
import { useKeptTyping } from './use-kept-typing';

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
  /** Whose form it is, where its address says so: what one guest typed is nothing to the next. */
  guest?: string | undefined;
  /** First values, by control name. */
  prefilled?: TypedValues | undefined;
  /** Thanks of the success dialog. */
  thanks: string;
  /** Explanation of the failure dialog, where it may be what was filled in. */
  failure: string;
  /** What the button says; 'Submit' where it is left out. */
  submit?: string;
  /** False where no mail confirms it, so that none is promised. */
  isConfirmed?: boolean;
  children: (source: SubmissionSource) => ReactNode;
}

/**
 * The form that all public form pages share (spec §4): a native form that posts to its own page, and thanks in place of
 * it. With script it is judged as one goes, and tells success and failure in dialogs.
 */
export function SubmissionForm(props: Props) {
  const { posted, thanks, isConfirmed } = props;
  return posted?.reference === undefined ? (
    <OpenForm {...props} />
  ) : (
    <SuccessPanel thanks={thanks} reference={posted.reference} isConfirmed={isConfirmed} />
  );
}

function OpenForm(props: Props) {
  const { posted, submissionId, prefilled = {}, thanks, isConfirmed } = props;
  const { locale } = useLocale();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(submissionReducer, posted, initialSubmission);
  const [clearings, setClearings] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const ours = useFailureWords();
  // Where it is not for the person to mend (spec §8), or where the server knows more.
  const failure = (state.refused?.isOurs ? ours() : state.refused?.message) || props.failure;

  const isFirstRound = state.round === 0;
  const back = isFirstRound && posted?.refused ? posted : undefined;

  async function send(form: HTMLFormElement) {
    formRef.current = form;
    dispatch({ type: 'sending' });
    const outcome = await sendForm(form.action, new FormData(form));
    if (!outcome.refused) form.dispatchEvent(new Event(doneEvent));
    dispatch({ type: 'answered', outcome });
  }

  return (
    <>
      {/* A new form after each success, and each clearing: its fields are empty and no file is chosen. */}
      <Fields
        key={`${state.round} ${clearings}`}
        {...props}
        state={state}
        values={back ? back.refused.typed : isFirstRound ? prefilled : {}}
        id={back?.submissionId ?? (isFirstRound ? submissionId : `${submissionId}-${state.round}`)}
        cameBack={back?.refused.typed}
        notice={back && !hasProblems(back.refused) && state.phase === 'editing' && <FailureNotice text={failure} />}
        onSend={send}
        onClear={() => setClearings(clearings + 1)}
      />
      <SuccessDialog
        open={state.phase === 'sent'}
        thanks={thanks}
        reference={state.reference}
        isConfirmed={isConfirmed}
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

interface FieldsProps extends Pick<Props, 'definition' | 'guest' | 'submit' | 'children'> {
  state: SubmissionState;
  values: TypedValues;
  id: string;
  /** What was typed, where the server gave it back. */
  cameBack: TypedValues | undefined;
  notice: ReactNode;
  onSend(form: HTMLFormElement): Promise<void>;
  onClear(): void;
}

function Fields({ definition, guest, submit, children, state, values, cameBack, notice, ...props }: FieldsProps) {
  const t = useText('submission-form');
  const { formProps, formRef, summary, errors } = useJudgedForm(definition, { refused: state.refused?.errors });
  const kept = useKeptTyping(formRef, { definition, guest, cameBack });
  // A second click comes before the disabled button is drawn.
  const isSending = useRef(false);
  const isBusy = state.phase === 'sending';

  function sendOnce(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    formProps.onSubmit();
    void props.onSend(event.currentTarget).finally(() => (isSending.current = false));
  }

  return (
    <form
      {...formProps}
      onSubmit={sendOnce}
      action={`#${submissionAnchor}`}
      method="post"
      encType="multipart/form-data"
      data-print="yes"
      className={styles.form}
    >
      {notice}
      {kept.Notice && <kept.Notice definition={definition} onClear={props.onClear} />}
      <ErrorSummary problems={summary} />
      <input type="hidden" name={submissionIdName} value={kept.id ?? props.id} readOnly />
      <Honeypot label={t('leaveEmpty')} />
      {children({
        errorOf: (field) => errors[field],
        valueOf: (field) => values[field],
        isComeBack: Boolean(cameBack ?? kept.Notice),
      })}
      <div className={styles.actions}>
        <Button size="large" busy={isBusy}>
          {isBusy ? t('submitting') : (submit ?? t('submit'))}
        </Button>
      </div>
    </form>
  );
}
