import { fillTemplate, templateText, type TemplateWords } from '@scholars/contract/message-templates';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { StepRow } from './step-followers.js';
import { senderNameOf } from './submission-row.js';

/** A template's words for whom a submission is of, in its language. */
export function filledWords(kind: SubmissionKind, row: StepRow, words: TemplateWords): string {
  const name = senderNameOf(kind, row);
  return fillTemplate(templateText(words, row.language), {
    name,
    reference: row.reference,
  });
}
