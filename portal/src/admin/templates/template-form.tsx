import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core';
import {
  templatePlaceholders,
  templatePurposes,
  templateTextMaxLength,
  type MessageTemplateDetail,
  type TemplateFields,
} from '@scholars/contract/message-templates';
import { Alert, Button, Input, Select } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { focusOnce } from '../parts/focus-once';
import { TextLimit } from '../parts/text-limit';
import columnStyles from '../submission/submission.module.css';
import { newTemplate, templateResource, type TemplateStep } from './template-calls';
import { useWrittenTemplate } from './use-written-template';
import styles from './message-templates.module.css';

const texts = ['textEn', 'textAr'] as const;
type TextField = (typeof texts)[number];

/**
 * Writes a template in both languages. Where somebody else was faster, their words stand below one's own until they are
 * taken or saved over; what only they have changed stands in the form.
 */
export function TemplateForm({ template }: { template: MessageTemplateDetail | undefined }): ReactNode {
  const t = useText('records');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  // As the server had it last, until it is read anew.
  const [answered, setAnswered] = useState<MessageTemplateDetail>();
  const saved = answered && template && answered.version > template.version ? answered : template;
  const [theirs, setTheirs] = useState<MessageTemplateDetail>();
  const { fields, version: begun, isUnsaved, write: set, forget } = useWrittenTemplate(theirs ?? saved);
  const [failure, setFailure] = useState<HttpError>();
  const [isRemoving, setRemoving] = useState(false);
  const { mutate, mutation } = useUpdate<MessageTemplateDetail, HttpError, TemplateStep>({
    resource: templateResource,
    id: template?.id ?? newTemplate,
    invalidates: [],
    errorNotification: false,
    successNotification: { type: 'success', message: t('templates.done') },
  });
  const version = theirs?.version ?? begun;

  const isTaking = useRef(false);

  function take(values: TemplateStep): void {
    // The button knows with the next drawing only: two presses at once are one.
    if (isTaking.current) return;
    isTaking.current = true;
    setFailure(undefined);
    mutate(
      { values },
      {
        onSettled: () => (isTaking.current = false),
        onSuccess: ({ data }) => {
          setTheirs(undefined);
          if (values.step === 'change') setAnswered(data);
          forget();
          void invalidate({ resource: templateResource, invalidates: ['all'] });
          if (values.step === 'remove') void navigate(adminPath(locale, templateResource));
          else if (values.step === 'create') void navigate(adminPath(locale, templateResource, data.id));
        },
        onError: (refusal) => {
          if (refusal.statusCode === 409) setTheirs(presentIn(refusal));
          else setFailure(refusal);
        },
      },
    );
  }

  function discard(): void {
    if (theirs) setAnswered(theirs);
    setTheirs(undefined);
    setFailure(undefined);
    forget();
  }

  const problemOf = (field: keyof TemplateFields) => problemIn(failure, field);
  const theirsOf = (field: keyof TemplateFields) =>
    theirs && theirs[field] !== fields[field] ? theirs[field] : undefined;
  const isTheirs = (field: keyof TemplateFields) =>
    theirs !== undefined && theirs[field] === fields[field] && theirs[field] !== saved?.[field];

  return (
    <form
      noValidate
      className={`${columnStyles.panel} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        take(template ? { step: 'change', fields, version } : { step: 'create', fields });
      }}
    >
      {theirs && (
        <Alert type="warning" showIcon role="alert" message={t('templates.faster')} description={t('templates.both')} />
      )}
      {failure && !failure.errors && (
        <Alert type="error" showIcon role="alert" message={t('templates.failed')} description={failure.message} />
      )}
      <Field name="purpose" problem={problemOf('purpose')}>
        {(id) => (
          <>
            <Select
              id={id}
              value={fields.purpose}
              options={templatePurposes.map((value) => ({ value, label: t(`templates.purpose.${value}`) }))}
              onChange={(purpose) => set({ purpose })}
            />
            <Theirs
              words={theirs && theirsOf('purpose') && t(`templates.purpose.${theirs.purpose}`)}
              isTaken={isTheirs('purpose')}
              onTake={() => theirs && set({ purpose: theirs.purpose })}
            />
          </>
        )}
      </Field>
      <Field name="title" problem={problemOf('title')}>
        {(id, described) => (
          <>
            <Input
              id={id}
              {...described}
              dir="auto"
              value={fields.title}
              onChange={({ target }) => set({ title: target.value })}
            />
            <Theirs words={theirsOf('title')} isTaken={isTheirs('title')} onTake={(title) => set({ title })} />
          </>
        )}
      </Field>
      <div className={styles.texts}>
        {texts.map((field) => (
          <Field key={field} name={field} problem={problemOf(field)}>
            {(id, described) => (
              <>
                <Input.TextArea
                  id={id}
                  {...described}
                  lang={field === 'textAr' ? 'ar' : 'en'}
                  dir={field === 'textAr' ? 'rtl' : 'ltr'}
                  value={fields[field]}
                  onChange={({ target }) => set({ [field]: target.value })}
                />
                <TextLimit text={fields[field]} max={templateTextMaxLength} />
                <Placeholders of={id} words={fields[field]} onInsert={(words) => set({ [field]: words })} />
                <Theirs words={theirsOf(field)} isTaken={isTheirs(field)} onTake={(words) => set({ [field]: words })} />
              </>
            )}
          </Field>
        ))}
      </div>
      <p className={styles.hint}>{t('templates.hint')}</p>
      {isUnsaved && (
        <div className={styles.buttons}>
          <span className={styles.hint}>{t('templates.unsaved')}</span>
          <Button size="small" disabled={mutation.isPending} onClick={discard}>
            {t('templates.discard')}
          </Button>
        </div>
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={mutation.isPending}>
          {t(theirs ? 'templates.saveOver' : 'templates.save')}
        </Button>
        {template && !isRemoving && (
          <Button danger disabled={mutation.isPending} onClick={() => setRemoving(true)}>
            {t('templates.remove')}
          </Button>
        )}
      </div>
      {isRemoving && (
        <div className={styles.buttons} role="group" aria-label={t('templates.removeAsk')}>
          <span>{t('templates.removeAsk')}</span>
          <Button ref={focusOnce} danger loading={mutation.isPending} onClick={() => take({ step: 'remove', version })}>
            {t('templates.remove')}
          </Button>
          <Button disabled={mutation.isPending} onClick={() => setRemoving(false)}>
            {t('templates.keep')}
          </Button>
        </div>
      )}
    </form>
  );
}

interface FieldProps {
  name: keyof TemplateFields;
  problem: string | undefined;
  children: (id: string, described: Described) => ReactNode;
}

interface Described {
  'aria-invalid': boolean;
  'aria-describedby'?: string;
  status?: 'error';
}

function Field({ name, problem, children }: FieldProps): ReactNode {
  const t = useText('records');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`templates.field.${name}`)}</label>
      {children(id, {
        'aria-invalid': problem !== undefined,
        ...(problem && { 'aria-describedby': `${id}-problem`, status: 'error' }),
      })}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Puts a placeholder where the caret is, so that nobody types braces in a text from the right. */
function Placeholders({ of, words, onInsert }: { of: string; words: string; onInsert: (words: string) => void }) {
  const t = useText('records');
  return (
    <div className={styles.insert}>
      <span className={styles.hint}>{t('templates.insert')}</span>
      {templatePlaceholders.map((name) => (
        <Button
          key={name}
          size="small"
          onClick={() => {
            const field = document.getElementById(of);
            const at = field instanceof HTMLTextAreaElement ? field.selectionStart : words.length;
            const placeholder = `{${name}}`;
            // Drawn at once: the caret can stand behind it then.
            flushSync(() => onInsert(words.slice(0, at) + placeholder + words.slice(at)));
            field?.focus();
            if (field instanceof HTMLTextAreaElement)
              field.setSelectionRange(at + placeholder.length, at + placeholder.length);
          }}
        >
          {t(`templates.placeholder.${name}`)}
        </Button>
      ))}
    </div>
  );
}

interface TheirsProps {
  /** What is there now, where one's own is another. */
  words: string | undefined;
  /** Whether the field holds what somebody else has changed it to. */
  isTaken: boolean;
  onTake: (words: string) => void;
}

function Theirs({ words, isTaken, onTake }: TheirsProps): ReactNode {
  const t = useText('records');
  if (isTaken) return <p className={styles.hint}>{t('templates.taken')}</p>;
  if (words === undefined) return null;
  return (
    <div className={styles.theirs}>
      <span className={styles.hint}>{t('templates.theirs')}</span>
      <bdi>{words}</bdi>
      <Button size="small" onClick={() => onTake(words)}>
        {t('templates.takeTheirs')}
      </Button>
    </div>
  );
}

function problemIn(failure: HttpError | undefined, field: TextField | keyof TemplateFields): string | undefined {
  const [first] = [failure?.errors?.[field]].flat();
  return typeof first === 'string' ? first : undefined;
}

/** A 409 carries the template as it is now. */
function presentIn({ data }: HttpError): MessageTemplateDetail | undefined {
  const isTemplate = typeof data === 'object' && data !== null && 'textEn' in data;
  return isTemplate ? (data as MessageTemplateDetail) : undefined; // the contract's shape of that answer
}
