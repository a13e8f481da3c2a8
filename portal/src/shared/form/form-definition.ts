import type { FieldProblems, Parsed } from '@scholars/contract/parse';
import type { readDates } from './read-dates';

/**
 * How a wire field is asked:
 *
 * - `text`: one control, also a box to tick or a choice of radio buttons
 * - `secret`: a text that is never given back to a page
 * - `list`: a group of boxes, any number of them ticked
 * - `phone`: two controls, `<name>Code` and `<name>`
 * - `date`: three, `<name>-day` and so on
 * - `captcha`: answered anew for each sending, so it is nothing that was typed
 */
export type FieldKind = 'text' | 'secret' | 'list' | 'phone' | 'date' | 'file' | 'captcha';

/**
 * What the forms differ in, for the code that they share. The same definition judges in the browser and in the
 * route's action, so both give the same messages.
 */
export interface FormDefinition<Value = Record<string, unknown>> {
  /** Wire names in reading order: the first invalid one is where an invalid submit leads. */
  fields: Readonly<Record<string, FieldKind>>;
  /** Loaded when somebody begins to fill the form in: a page that is only looked at needs no schema. */
  rules(): Promise<FormRules<Value>>;
}

export interface FormRules<Value = Record<string, unknown>> {
  /**
   * Judges what was typed by the contract's schema.
   *
   * @param today the visitor's own date, `YYYY-MM-DD`, where it is known
   */
  parse(input: FormInput, today?: string): Parsed<Value>;
  /** Of a form that asks for dates: `read-dates.ts`, which the others need not load. */
  readDates?: typeof readDates;
}

/** Values by wire name, as the contract's schemas take them. */
export type FormInput = Record<string, string | string[] | File>;

/** A text per field, in the page's language: the one to show. */
export type Problems = Readonly<Record<string, string>>;

/** The name of the dialing code's control beside a phone field. */
export function dialingCodeName(phoneField: string): string {
  return `${phoneField}Code`;
}

/** The first field, in reading order, that is in `problems`. */
export function firstField(form: FormDefinition<unknown>, problems: Problems): string | undefined {
  return Object.keys(form.fields).find((name) => problems[name] !== undefined);
}

/** The one message per field that is shown. */
export function firstProblems(problems: FieldProblems | Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])),
  );
}
