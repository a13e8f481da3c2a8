import { datePartName, dateParts, joinPhone } from '@scholars/contract/field-parts';
import { defaultDialingCode } from '@scholars/contract/limits';
import { dialingCodeName, dialingCodeOf, type FormDefinition, type FormInput } from './form-definition';

/** What was typed, by control name, so that a page can show it again. Files and secrets cannot be shown again. */
export type TypedValues = Readonly<Record<string, string>>;

/** The control that carries what a form was drawn with (`loaded-values.tsx`). */
export const loadedName = 'loaded';

export interface FormContent {
  input: FormInput;
  typed: TypedValues;
  /** What was ticked of a group of boxes, by the group's name. */
  ticked: Readonly<Record<string, string[]>>;
}

/**
 * Reads a posted or a live form into the wire's fields: dialing code and number become one. A date is what was typed,
 * until `judgeForm` reads it.
 */
export function readForm(form: FormDefinition, data: FormData): FormContent {
  const input: FormInput = {};
  const typed: Record<string, string> = {};
  const ticked: Record<string, string[]> = {};
  for (const [name, kind] of Object.entries(form.fields)) {
    const text = textOf(data, name);
    switch (kind) {
      case 'file': {
        const file = data.get(name);
        if (file instanceof File) input[name] = file;
        break;
      }
      case 'list':
        input[name] = ticked[name] = data.getAll(name).filter((value) => typeof value === 'string');
        break;
      case 'phone': {
        const choice = textOf(data, dialingCodeName(name)) || defaultDialingCode;
        input[name] = joinPhone(dialingCodeOf(choice), text);
        typed[name] = text;
        typed[dialingCodeName(name)] = choice;
        break;
      }
      case 'date':
        for (const part of dateParts) typed[datePartName(name, part)] = textOf(data, datePartName(name, part));
        input[name] = dateParts
          .map((part) => typed[datePartName(name, part)])
          .join(' ')
          .trim();
        break;
      case 'text':
        input[name] = typed[name] = text;
        break;
      case 'secret':
      case 'captcha':
        input[name] = text;
    }
  }
  if (data.has(loadedName)) typed[loadedName] = textOf(data, loadedName);
  return { input, typed, ticked };
}

/** The text of a control; '' where it is not there, or no text. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  // A form's text travels with CRLF line ends; the box that shows it again counts and compares with LF.
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
}
