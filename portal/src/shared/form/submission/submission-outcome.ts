import type { Refusal } from '../form-outcome';

/** The hidden field that ties the retries of one submission together. */
export const submissionIdName = 'submissionId';

/**
 * Where the page opens after a form was posted without script: on a small window its outcome would lie below what staff
 * wrote.
 */
export const submissionAnchor = 'submission';

/**
 * What became of a public form: stored under its own reference, e.g. `TI-2026-000123`, which a robot does not get; or
 * refused, with the id that its next sending keeps.
 */
export type SubmissionOutcome =
  | { reference: string; refused?: undefined }
  | { refused: Refusal; submissionId: string; reference?: undefined };

/** What the form's own words do not say: that the whole is too large, or how long to wait before it is sent again. */
export function messageOf(status: number, message: string): string {
  return status === 413 || status === 429 ? message : '';
}
