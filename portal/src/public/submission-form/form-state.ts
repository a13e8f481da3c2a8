import type { Problems } from './form-definition';
import type { SubmissionOutcome } from './submission-outcome';

/** Editing, then sending, then sent or failed (spec §4). All messages are texts in the page's language. */
export interface FormState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  touched: ReadonlySet<string>;
  /** The browser's own judgement. */
  problems: Problems;
  /** What the backend reported; it wins over `problems` until the field is edited. */
  serverErrors: Problems;
  /** What the last refusal was about; it stays until the form is sent again, so that nothing moves meanwhile. */
  summary: Problems;
  /** Counts refusals: each leads to the first invalid field. */
  refusals: number;
  /** Counts successes: each begins with empty fields. */
  round: number;
  reference: string;
}

export type FormEvent =
  | { type: 'edited'; field: string; problems: Problems }
  | { type: 'left'; field: string; problems: Problems }
  | { type: 'refused'; fields: readonly string[]; problems: Problems }
  | { type: 'sending' }
  | { type: 'answered'; outcome: SubmissionOutcome }
  | { type: 'failureClosed' };

const untouched: FormState = {
  phase: 'editing',
  touched: new Set(),
  problems: {},
  serverErrors: {},
  summary: {},
  refusals: 0,
  round: 0,
  reference: '',
};

/** The state before anything happened, or when a form that was posted without script comes back with its errors. */
export function initialFormState(outcome?: SubmissionOutcome): FormState {
  return outcome?.status === 'invalid' ? { ...refusedByServer(untouched, outcome.errors), refusals: 0 } : untouched;
}

export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'edited': {
      const { [event.field]: _, ...serverErrors } = state.serverErrors;
      return { ...state, problems: event.problems, serverErrors };
    }
    case 'left':
      return { ...state, problems: event.problems, touched: new Set([...state.touched, event.field]) };
    case 'refused':
      return {
        ...state,
        touched: new Set(event.fields),
        problems: event.problems,
        serverErrors: {},
        summary: event.problems,
        refusals: state.refusals + 1,
      };
    case 'sending':
      return { ...state, phase: 'sending', problems: {}, serverErrors: {}, summary: {} };
    case 'answered':
      return answered(state, event.outcome);
    case 'failureClosed':
      return { ...state, phase: 'editing' };
  }
}

function answered(state: FormState, outcome: SubmissionOutcome): FormState {
  if (outcome.status === 'invalid') return refusedByServer(state, outcome.errors);
  if (outcome.status === 'failed') return { ...state, phase: 'failed' };
  return { ...untouched, phase: 'sent', reference: outcome.reference, round: state.round + 1 };
}

function refusedByServer(state: FormState, errors: Problems): FormState {
  return {
    ...state,
    phase: 'editing',
    touched: new Set([...state.touched, ...Object.keys(errors)]),
    serverErrors: errors,
    summary: errors,
    refusals: state.refusals + 1,
  };
}

/** The errors beside the fields: the backend's, and the browser's own where the field was touched (spec §4). */
export function shownErrors({ problems, serverErrors, touched }: FormState): Record<string, string> {
  const own = Object.entries(problems).filter(([field]) => touched.has(field));
  return { ...Object.fromEntries(own), ...serverErrors };
}
