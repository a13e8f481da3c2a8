import type { ApplicationForm } from '@scholars/contract/applications';
import { cvRule } from '@scholars/contract/cv-file';
import { coverLetterMaxLength, defaultDialingCode } from '@scholars/contract/limits';
import { useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { FieldGroup } from '~/shared/form/action-form';
import formStyles from '~/shared/form/action-form.module.css';
import type { Choice } from '~/shared/form/form-choices.server';
import type { FieldSource, Refusal } from '~/shared/form/form-outcome';
import { KeptNotice } from '~/shared/form/kept-notice';
import { FormProblems } from '~/shared/form/form-problems';
import { useActionForm } from '~/shared/form/use-action-form';
import { RichTextField } from '~/shared/rich-text/rich-text-field';
import { typedRichText } from '~/shared/form/rich-text-fields';
import { Button } from '~/ui/button';
import { FileField } from '~/ui/fields/file-field';
import { PhoneField } from '~/ui/fields/phone-field';
import { TextArea } from '~/ui/fields/text-area';
import { foreignText } from '~/ui/foreign-text';
import { useLocale } from '~/i18n/use-locale';
import { answerName, applicationFormOf } from './application-form';
import { CvSource } from './cv-source';
import { DraftBaseControl } from './draft-base-control';
import { DraftState } from './draft-state';
import { useKeptDraft } from './use-kept-draft';

interface Props {
  form: ApplicationForm;
  /** Of the account, until the draft has one. */
  phoneNumber: string;
  dialingCodes: readonly Choice[];
  refused: Refusal | undefined;
  /** When the draft was saved that its writer had seen, where it was refused for another one; '' for none. */
  basedOn: string | undefined;
  /** Whether it was refused as the draft is gone. */
  isGone?: boolean | undefined;
  /** When a draft was kept by its button, where there is no JavaScript. */
  keptAt: string | undefined;
  /** With which what is typed is sealed in the browser. */
  typingKey: string;
}

/** What one writes to apply. It is kept as one types; its button leads on to the summary. */
export function ApplicationFields(props: Props) {
  const { form, phoneNumber, dialingCodes, refused, basedOn, isGone, keptAt, typingKey } = props;
  const t = useText('applications');
  const { questions, draft } = form;
  const definition = useMemo(() => applicationFormOf(questions), [questions]);
  const { formProps, source, ...problems } = useActionForm(definition, refused);
  const newer = isGone ? 'gone' : basedOn === undefined ? undefined : 'draft';
  const kept = useKeptDraft(form, formProps.ref, typingKey, draft?.savedAt ?? keptAt, refused, newer);
  const navigation = useNavigation();
  const isBusy = navigation.formMethod === 'POST' || kept.isWaiting;
  const [code = '', number = ''] = (draft?.phoneNumber ?? phoneNumber).split(' ');

  return (
    <Form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event);
        kept.noteInput(event.target);
      }}
      onSubmitCapture={(event) => kept.holdBack(event) || formProps.onSubmitCapture(event)}
      onSubmit={(event) => kept.submit(event, formProps.onSubmit)}
      method="post"
      encType="multipart/form-data"
      className={formStyles.form}
    >
      <FormProblems {...problems} refused={refused} />
      <DraftBaseControl savedAt={basedOn ?? draft?.savedAt ?? ''} />
      <RichTextField
        name="coverLetter"
        label={t('apply.coverLetter')}
        hint={t('apply.coverLetterHint')}
        required
        error={source.errorOf('coverLetter')}
        value={typedRichText(source, 'coverLetter') ?? draft?.coverLetter ?? ''}
        max={coverLetterMaxLength}
      />
      {questions.length > 0 && (
        <FieldGroup legend={t('apply.questions')}>
          {questions.map((question) => (
            <QuestionField key={question.id} question={question} draft={draft} source={source} />
          ))}
        </FieldGroup>
      )}
      <CvSource form={form} source={source} />
      <KeptNotice isRestored={false} missing={kept.missing} />
      <FileField
        name="cv"
        label={t('apply.cv')}
        hint={t('apply.cvHint')}
        accept={cvRule.accept}
        required
        error={source.errorOf('cv') ?? kept.fileProblem}
      />
      <PhoneField
        name="phoneNumber"
        label={t('apply.phoneNumber')}
        hint={t('apply.phoneHint')}
        error={source.errorOf('phoneNumber')}
        codes={dialingCodes}
        defaultCode={source.valueOf('phoneNumberCode') ?? (code || defaultDialingCode)}
        control={{ defaultValue: source.valueOf('phoneNumber') ?? number, maxLength: 15 }}
      />
      <p>{t('apply.profile')}</p>
      <DraftState state={kept.state} onLoadAnew={kept.leave} onKeepAnew={kept.keepAnew} />
      <div className={formStyles.actions}>
        <Button size="large" busy={isBusy} name="intent" value="review">
          {isBusy ? t('apply.reviewing') : t('apply.review')}
        </Button>
        {/* With JavaScript what is typed is kept by itself. */}
        <noscript>
          <Button variant="secondary" size="large" name="intent" value="keep" formNoValidate>
            {t('apply.keep')}
          </Button>
        </noscript>
      </div>
    </Form>
  );
}

function QuestionField({
  question: { id, question, hint, isRequired, locale },
  draft,
  source,
}: {
  question: ApplicationForm['questions'][number];
  draft: ApplicationForm['draft'];
  source: FieldSource;
}) {
  const { locale: pageLocale } = useLocale();
  const name = answerName(id);
  const foreign = foreignText(locale, pageLocale);
  return (
    <TextArea
      name={name}
      label={<span {...foreign}>{question}</span>}
      hint={hint ? <span {...foreign}>{hint}</span> : undefined}
      required={isRequired}
      error={source.errorOf(name)}
      defaultValue={source.valueOf(name) ?? draft?.answers.find(({ questionId }) => questionId === id)?.answer}
    />
  );
}
