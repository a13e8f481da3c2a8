import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/error-summary';
import { FailureDialog } from './failure-dialog';
import { FailureNotice } from './failure-notice';
import type { FormDefinition } from './form-definition';
import { Honeypot } from './honeypot';
import { submissionIdName, type TypedValues } from './read-form';
import { submissionAnchor } from './submission-page';
import styles from './submission-form.module.css';
import type { SubmissionOutcome } from './submission-outcome';
import { SuccessDialog } from './success-dialog';
import { useSubmissionForm } from './use-submission-form';

/** What the fields of a form are drawn from. */
export interface FieldSource {
  errorOf(name: string): string | undefined;
  /** What to fill a control with: what was typed before the page came back, or what the page knows. */
  valueOf(name: string): string | undefined;
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
  /** Explanation of the failure dialog. */
  failure: string;
  /** What the button says; 'Submit' where it is left out. */
  submit?: string;
  children: (source: FieldSource) => ReactNode;
}

/**
 * The form that all public form pages share (spec §4): a native form that posts to its own page. With script it
 * validates as one goes and tells success and failure in dialogs.
 */
export function SubmissionForm({ definition, posted, submissionId, prefilled = {}, thanks, failure, submit, children }: Props) {
  const t = useText('submission-form');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const form = useSubmissionForm(definition, posted);

  const isFirstRound = form.round === 0;
  const back = isFirstRound && posted && posted.status !== 'sent' ? posted : undefined;
  const values: TypedValues = back ? back.typed : isFirstRound ? prefilled : {};
  const id = back?.submissionId ?? (isFirstRound ? submissionId : `${submissionId}-${form.round}`);
  const isSending = form.phase === 'sending';

  return (
    <>
      {/* A new form after each success: its fields are empty and no file is chosen. */}
      <form
        key={form.round}
        {...form.formProps}
        action={`#${submissionAnchor}`}
        method="post"
        encType="multipart/form-data"
        noValidate
        className={styles.form}
      >
        {back?.status === 'failed' && form.phase === 'editing' && <FailureNotice text={failure} />}
        <ErrorSummary problems={inReadingOrder(definition, form.summary)} />
        <input type="hidden" name={submissionIdName} value={id} readOnly />
        <Honeypot />
        {children({ errorOf: (name) => form.errors[name], valueOf: (name) => values[name], isComeBack: back !== undefined })}
        <div className={styles.actions}>
          <Button size="large" busy={isSending}>
            {isSending ? t('submitting') : (submit ?? t('submit'))}
          </Button>
        </div>
      </form>
      <SuccessDialog
        open={form.phase === 'sent'}
        thanks={thanks}
        reference={form.reference}
        onClose={() => void navigate(localePath(locale, '/'))}
      />
      <FailureDialog open={form.phase === 'failed'} text={failure} onClose={form.closeFailure} />
    </>
  );
}

function inReadingOrder({ fields }: FormDefinition, summary: Readonly<Record<string, string>>) {
  return Object.keys(fields).flatMap((name) => {
    const message = summary[name];
    return message === undefined ? [] : [{ name, message }];
  });
}
