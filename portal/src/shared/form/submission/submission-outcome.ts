import type { Problems } from '~/shared/form/form-definition';
import type { TypedValues } from '~/shared/form/read-form';

/**
 * What became of a posted form, as the route's action tells it.
 *
 * - `sent`: stored; `reference` is the submission's own, e.g. `TI-2026-000123`
 * - `invalid`: `errors` holds one text per field, in the page's language
 * - `failed`: anything else; sending again may help. `isOurs` where it was nothing of the person's (500, 503, no answer);
 *   `message` where the server says what the form's own words would not: that the whole is too large
 *
 * `typed` fills the page again where no script keeps it.
 */
export type SubmissionOutcome =
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; errors: Problems; typed: TypedValues; submissionId: string }
  | (Failure & { status: 'failed'; typed: TypedValues; submissionId: string });

export interface Failure {
  isOurs: boolean;
  message?: string | undefined;
}

/** @param message the server's, in the page's language */
export function failureOf(status: number, message: string | undefined): Failure {
  return { isOurs: status >= 500, message: status === 413 ? message : undefined };
}
