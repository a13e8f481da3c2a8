import type { Problems } from './form-definition';

/**
 * What is known to be wrong with a form, and what of it is shown (spec §4). All messages are texts in the page's
 * language.
 */
export interface Judgement {
  touched: ReadonlySet<string>;
  /** The browser's own judgement. */
  problems: Problems;
  /** What the server reported; it wins over `problems` until the field is edited. */
  serverErrors: Problems;
  /** What the last refusal was about; it stays until the form is sent again, so that nothing moves meanwhile. */
  summary: Problems;
  /** Counts refusals: each leads to the first invalid field. */
  refusals: number;
}

export type JudgementEvent =
  | { type: 'edited'; field: string; problems: Problems }
  | { type: 'left'; field: string; problems: Problems }
  | { type: 'refused'; fields: readonly string[]; problems: Problems }
  | { type: 'sending' }
  | { type: 'answered'; errors: Problems };

/** Before anything happened, or with the errors of a form that came back with its page. */
export function initialJudgement(errors: Problems = {}): Judgement {
  return { touched: new Set(Object.keys(errors)), problems: {}, serverErrors: errors, summary: errors, refusals: 0 };
}

export function judgementReducer(state: Judgement, event: JudgementEvent): Judgement {
  switch (event.type) {
    case 'edited': {
      const { [event.field]: _, ...serverErrors } = state.serverErrors;
      return { ...state, problems: event.problems, serverErrors };
    }
    case 'left':
      return { ...state, problems: event.problems, touched: new Set([...state.touched, event.field]) };
    case 'refused':
      return {
        touched: new Set(event.fields),
        problems: event.problems,
        serverErrors: {},
        summary: event.problems,
        refusals: state.refusals + 1,
      };
    case 'sending':
      return { ...state, problems: {}, serverErrors: {}, summary: {} };
    case 'answered':
      return {
        ...state,
        touched: new Set([...state.touched, ...Object.keys(event.errors)]),
        serverErrors: event.errors,
        summary: event.errors,
        refusals: state.refusals + (Object.keys(event.errors).length > 0 ? 1 : 0),
      };
  }
}

/** The errors beside the fields: the server's, and the browser's own where the field was touched (spec §4). */
export function shownErrors({ problems, serverErrors, touched }: Judgement): Record<string, string> {
  const own = Object.entries(problems).filter(([field]) => touched.has(field));
  return { ...Object.fromEntries(own), ...serverErrors };
}
