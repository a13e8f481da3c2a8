import { hasProblems, type Refusal } from '../form-outcome';
import type { SubmissionOutcome } from './submission-outcome';

/** Editing, then sending, then sent or failed (spec §4). */
export interface SubmissionState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  /** What the server said of the last sending. */
  refused: Refusal | undefined;
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
  return { phase: 'editing', refused: outcome?.refused, round: 0, reference: '' };
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

function answered(state: SubmissionState, { refused, reference }: SubmissionOutcome): SubmissionState {
  if (refused) return { ...state, phase: hasProblems(refused) ? 'editing' : 'failed', refused };
  return { phase: 'sent', refused: undefined, reference, round: state.round + 1 };
}
