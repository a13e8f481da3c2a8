import { useCustom, type HttpError } from '@refinedev/core';
import {
  fillTemplate,
  listMessageTemplates,
  templateText,
  type MessageTemplate,
  type TemplatePurpose,
} from '@scholars/contract/message-templates';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';

interface Props {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  purpose: TemplatePurpose;
  /** What is written already; the template's words are put below it. */
  words: string;
  onFill: (words: string) => void;
}

/** Offers the kept words for a purpose, filled in for the sender in the language that they wrote in. */
export function TemplateChoice({ kind, detail, purpose, words, onFill }: Props): ReactNode {
  const t = useText('records');
  const { query } = useCustom<MessageTemplate[], HttpError>({
    url: listMessageTemplates.path,
    method: 'get',
    errorNotification: false,
  });
  const offered = (query.data?.data ?? []).filter((one) => one.purpose === purpose);
  if (offered.length === 0) return null;

  function fill(id: string): void {
    const chosen = offered.find((one) => one.id === id);
    if (!chosen) return;
    const name = detail.fields[describedKind(kind).senderField] ?? '';
    const text = templateText(chosen, detail.locale === 'ar' ? 'ar' : 'en');
    const filled = fillTemplate(text, { name, reference: detail.reference });
    onFill(words.trim() === '' ? filled : `${words.trimEnd()}\n\n${filled}`);
  }

  return (
    <Select
      aria-label={t('templates.choose')}
      placeholder={t('templates.choose')}
      value={null}
      showSearch
      optionFilterProp="label"
      options={offered.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={fill}
    />
  );
}
