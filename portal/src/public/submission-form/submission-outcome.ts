import type { Problems } from '~/shared/judged-form/form-definition';
import type { TypedValues } from '~/shared/judged-form/read-form';

/**
 * What became of a posted form, as the route's action tells it.
 *
 * - `sent`: stored; `reference` is the submission's own, e.g. `TI-2026-000123`
 * - `invalid`: `errors` holds one text per field, in the page's language
 * - `failed`: anything else; sending again may help
 *
 * `typed` fills the page again where no script keeps it.
 */
export type SubmissionOutcome =
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; errors: Problems; typed: TypedValues; submissionId: string }
  | { status: 'failed'; typed: TypedValues; submissionId: string };
