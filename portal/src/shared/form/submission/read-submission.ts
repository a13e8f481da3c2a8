import type { FormDefinition } from '~/shared/form/form-definition';
import { readForm, textOf, type FormContent } from '~/shared/form/read-form';

/** The hidden field that ties the retries of one submission together. */
export const submissionIdName = 'submissionId';
/** A field that people do not see; whoever fills it in is not a person. */
export const honeypotName = 'website2';

export interface SubmissionContent extends FormContent {
  submissionId: string;
  isFromRobot: boolean;
}

/** Reads a posted form with what the page adds to it. */
export function readSubmission(form: FormDefinition, data: FormData): SubmissionContent {
  return {
    ...readForm(form, data),
    submissionId: textOf(data, submissionIdName),
    isFromRobot: textOf(data, honeypotName) !== '',
  };
}
