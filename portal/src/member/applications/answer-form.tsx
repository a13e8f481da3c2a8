import type { Application } from '@scholars/contract/applications';
import { cvRule } from '@scholars/contract/cv-file';
import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import formStyles from '~/shared/form/action-form.module.css';
import type { FormDefinition } from '~/shared/form/form-definition';
import type { Refusal } from '~/shared/form/form-outcome';
import { FormProblems } from '~/shared/form/form-problems';
import { useActionForm } from '~/shared/form/use-action-form';
import { KeptNotice } from '~/shared/form/kept-notice';
import { useKeptText } from '~/shared/form/use-kept-text';
import { Button } from '~/ui/button';
import { FileField } from '~/ui/fields/file-field';
import { TextArea } from '~/ui/fields/text-area';
import { Notice } from '~/ui/notice';
import styles from './applications.module.css';

/** Tells this form from the one that withdraws. */
export const answerIntent = 'answer';

export const answerForm = {
  fields: { answer: 'text', cv: 'file', askedAt: 'text' },
  schema: async () => (await import('@scholars/contract/forms/application')).applicationAnswer,
} as const satisfies FormDefinition;

/** What became of an answer. */
export interface AnswerOutcome {
  /** Of the application. */
  answering: string;
  /** Nothing where it was taken. */
  refused?: Refusal | undefined;
}

export interface AnswerFormProps {
  application: Application;
  outcome: AnswerOutcome | undefined;
  /** With which what is typed is kept in this browser until it is sent. */
  typingKey: string;
}

/** Answers what coordinators asked of an applicant. */
export function AnswerForm({ application, outcome, typingKey }: AnswerFormProps) {
  const t = useText('applications');
  const { id, timeline } = application;
  const refused = outcome?.refused;
  // There may be several on the page: each says what is wrong beside its fields.
  const { formProps, source, ...problems } = useActionForm(answerForm, refused, { isAside: true });
  const navigation = useNavigation();
  const isBusy = navigation.formMethod === 'POST' && navigation.formData?.get('application') === id;
  const kept = useKeptText(formProps.ref, {
    typingKey,
    prefix: 'answer',
    name: `${id}:${timeline.at(-1)?.at}`,
    field: 'answer',
    isBusy,
    isRefused: refused !== undefined,
  });
  return (
    <Form
      {...formProps}
      method="post"
      action={`#${id}`}
      encType="multipart/form-data"
      preventScrollReset
      className={formStyles.form}
      onInput={(event) => {
        formProps.onInput(event);
        kept.keep();
      }}
    >
      <FormProblems {...problems} summary={[]} refused={refused} />
      {!refused && <KeptNotice isRestored={kept.isRestored} missing={kept.missing} />}
      <input type="hidden" name="intent" value={answerIntent} />
      <input type="hidden" name="application" value={id} />
      <input type="hidden" name="askedAt" value={timeline.at(-1)?.at} />
      <TextArea
        name="answer"
        id={`answer-${id}`}
        label={t('answer.text')}
        hint={t('answer.hint')}
        required
        error={source.errorOf('answer')}
        defaultValue={source.valueOf('answer')}
      />
      <FileField
        name="cv"
        id={`cv-${id}`}
        label={t('answer.cv')}
        hint={t('answer.cvHint')}
        accept={cvRule.accept}
        error={source.errorOf('cv')}
      />
      <div className={formStyles.actions}>
        <Button busy={isBusy}>{t(isBusy ? 'answer.sending' : 'answer.send')}</Button>
      </div>
    </Form>
  );
}

/** Says that an answer was sent, or gives back what came too late for its form to be there. */
export function AnswerNotice({ outcome: { refused } }: { outcome: AnswerOutcome }) {
  const t = useText('applications');
  if (!refused)
    return (
      <Notice tone="success" live="polite">
        <p>{t('answer.done')}</p>
      </Notice>
    );
  return (
    <Notice tone="danger" live="assertive">
      <p>{refused.message}</p>
      {refused.typed.answer && (
        <>
          <p>{t('answer.notSent')}</p>
          <blockquote className={styles.written} dir="auto">
            {refused.typed.answer}
          </blockquote>
        </>
      )}
    </Notice>
  );
}
