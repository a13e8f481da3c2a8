import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core';
import type { MessageTemplateDetail, TemplateFields } from '@scholars/contract/message-templates';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { adminPath } from '../data/queue-address';
import { newTemplate, templateResource, type TemplateStep } from './template-calls';
import { useWrittenTemplate } from './use-written-template';

type Field = keyof TemplateFields;

export type TemplateInWork = ReturnType<typeof useTemplate>;

/**
 * A template as it is being written, and what is done with it. Where somebody else was faster, it tells which of their
 * words are others.
 *
 * @param template as it was read; nothing for a new one
 */
export function useTemplate(template: MessageTemplateDetail | undefined) {
  const t = useText('records');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  // As the server had it last, until it is read anew.
  const [answered, setAnswered] = useState<MessageTemplateDetail>();
  const saved = answered && template && answered.version > template.version ? answered : template;
  const [theirs, setTheirs] = useState<MessageTemplateDetail>();
  const { fields, version: begun, isUnsaved, write, forget } = useWrittenTemplate(theirs ?? saved);
  const [failure, setFailure] = useState<HttpError>();
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

  return {
    fields,
    isUnsaved,
    isPending: mutation.isPending,
    failure,
    isOvertaken: theirs !== undefined,
    problemOf: (field: Field) => problemIn(failure, field),
    /** What is there now, where one's own is another. */
    theirsOf: <Name extends Field>(field: Name): TemplateFields[Name] | undefined =>
      theirs && theirs[field] !== fields[field] ? theirs[field] : undefined,
    /** Whether the field holds what somebody else has changed it to. */
    isTheirs: (field: Field) =>
      theirs !== undefined && theirs[field] === fields[field] && theirs[field] !== saved?.[field],
    write,
    save: () => take(template ? { step: 'change', fields, version } : { step: 'create', fields }),
    remove: () => take({ step: 'remove', version }),
    discard() {
      if (theirs) setAnswered(theirs);
      setTheirs(undefined);
      setFailure(undefined);
      forget();
    },
  };
}

function problemIn(failure: HttpError | undefined, field: Field): string | undefined {
  const [first] = [failure?.errors?.[field]].flat();
  return typeof first === 'string' ? first : undefined;
}

/** A 409 carries the template as it is now. */
function presentIn({ data }: HttpError): MessageTemplateDetail | undefined {
  const isTemplate = typeof data === 'object' && data !== null && 'textEn' in data;
  return isTemplate ? (data as MessageTemplateDetail) : undefined; // the contract's shape of that answer
}
