import { invitationAnswer } from '@scholars/contract/events';
import { parseWith } from '@scholars/contract/parse';

/** The controls of the answer, in the order of the page. */
export const answerFields = ['attending', 'guests', 'dietaryNeeds', 'accessNeeds'] as const;
export type AnswerField = (typeof answerFields)[number];
export type TypedAnswer = Readonly<Record<AnswerField, string>>;

/** What the page says of an answer that was not taken. One that was leads to the page anew. */
export interface AnswerOutcome {
  /** One text per field, in the page's language. */
  errors: Partial<Record<AnswerField, string>>;
  /** What went wrong where no field is to blame; '' otherwise. */
  failure: string;
  typed: TypedAnswer;
}

/** Reads what was posted; a control that is not there is empty. */
export function readAnswer(posted: FormData): TypedAnswer {
  const text = (name: AnswerField) => {
    const value = posted.get(name);
    // A form's text travels with CRLF line ends; lengths are counted with LF.
    return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
  };
  return { attending: text('attending'), guests: text('guests'), dietaryNeeds: text('dietaryNeeds'), accessNeeds: text('accessNeeds') };
}

/** The contract's judgement. A number of guests counts only for somebody who comes: its control is hidden otherwise. */
export function judgeAnswer(typed: TypedAnswer) {
  return parseWith(invitationAnswer, typed.attending === 'yes' ? typed : { ...typed, guests: '' });
}
