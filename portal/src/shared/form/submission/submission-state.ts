import type { Problems } from '~/shared/form/form-definition';
import type { Failure, SubmissionOutcome } from './submission-outcome';

/** Editing, then sending, then sent or failed (spec §4). */
export interface SubmissionState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  /** What the server said of the last sending. */
  refused: Problems | undefined;
  /** Of the last sending, where it failed. */
  failure: Failure | undefined;
  /** Counts successes: each begins with empty fields. */
  round: number;
  reference: string;
}

export type SubmissionEvent =
  | { type: 'sending' }
  | { type: 'answered'; outcome: SubmissionOutcome }
  | { type: 'failureClosed' };

/** The state before anything happened, or when a form that was posted without script comes back with its errors. */
export function initialSubmission(outcome?: SubmissionOutcome): SubmissionState {
  return {
    phase: 'editing',
    refused: outcome?.status === 'invalid' ? outcome.errors : undefined,
    failure: outcome?.status === 'failed' ? outcome : undefined,
    round: 0,
    reference: '',
  };
}

export function submissionReducer(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  switch (event.type) {
    case 'sending':
      return { ...state, phase: 'sending' };
    case 'answered':
      return answered(state, event.outcome);
    case 'failureClosed':
      return { ...state, phase: 'editing' };
  }
}

function answered(state: SubmissionState, outcome: SubmissionOutcome): SubmissionState {
  if (outcome.status === 'invalid') return { ...state, phase: 'editing', refused: outcome.errors };
  if (outcome.status === 'failed') return { ...state, phase: 'failed', refused: undefined, failure: outcome };
  return {
    phase: 'sent',
    refused: undefined,
    failure: undefined,
    reference: outcome.reference,
    round: state.round + 1,
  };
}
