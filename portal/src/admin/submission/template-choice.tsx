import {
  fillTemplate,
  templateText,
  type MessageTemplate,
  type TemplatePurpose,
} from '@scholars/contract/message-templates';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import type { ReactNode } from 'react';
import { TemplateSelect } from '../parts/template-select';

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
  function fill(chosen: MessageTemplate): void {
    const name = detail.fields[describedKind(kind).senderField] ?? '';
    const text = templateText(chosen, detail.locale === 'ar' ? 'ar' : 'en');
    const filled = fillTemplate(text, { name, reference: detail.reference });
    onFill(words.trim() === '' ? filled : `${words.trimEnd()}\n\n${filled}`);
  }

  return <TemplateSelect purpose={purpose} onChoose={fill} />;
}
