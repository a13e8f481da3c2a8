import type { FieldProblems, OutputOf, Schema } from '@scholars/contract/parse';

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
type FieldKind = 'text' | 'secret' | 'list' | 'phone' | 'date' | 'file' | 'captcha';

/**
 * What the forms differ in, for the code that they share. The same definition judges in the browser and in the
 * route's action, so both give the same messages.
 */
export interface FormDefinition {
  /** Wire names in reading order: the first invalid one is where an invalid submit leads. */
  fields: Readonly<Record<string, FieldKind>>;
  /**
   * The contract's schema: `async () => (await import('@scholars/contract/forms/…')).name`. Loaded when somebody begins
   * to fill the form in: a page that is only looked at needs none.
   *
   * @param today the visitor's own date, `YYYY-MM-DD`, where it is known
   */
  schema(today?: string): Promise<Schema>;
  /** What counts of the input, where one field takes the meaning from another. */
  prepare?(input: FormInput): FormInput;
}

/** What a form is once it is judged: the contract's cleaned value. */
export type ValueOf<Form extends FormDefinition> = OutputOf<Awaited<ReturnType<Form['schema']>>>;

/** Values by wire name, as the contract's schemas take them. */
export type FormInput = Record<string, string | string[] | File>;

/** A text per field, in the page's language: the one to show. */
export type Problems = Readonly<Record<string, string>>;

/** The name of the dialing code's control beside a phone field. */
export function dialingCodeName(phoneField: string): string {
  return `${phoneField}Code`;
}

/** The code of a dialing code's choice: `+1` of `+1-CA`, as `form-choices.server.ts` makes them. */
export function dialingCodeOf(choice: string): string {
  return choice.split('-', 1)[0] ?? '';
}

/** The first field, in reading order, that is in `problems`. */
export function firstField(form: FormDefinition, problems: Problems): string | undefined {
  return Object.keys(form.fields).find((name) => problems[name] !== undefined);
}

/** The one message per field that is shown. */
export function firstProblems(problems: FieldProblems | Record<string, string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])),
  );
}
