import { joinPhone } from '@scholars/contract/join-phone';
import { defaultDialingCode } from '@scholars/contract/limits';
import { dialingCodeName, type FormDefinition, type FormInput } from './form-definition';
import { dialingCodeOf } from '~/shared/dialing-code-of';

/** The hidden field that ties the retries of one submission together. */
export const submissionIdName = 'submissionId';
/** A field that people do not see; whoever fills it in is not a person. */
export const honeypotName = 'website2';

/** What was typed, by control name, so that a page can show it again. Files cannot be shown again. */
export type TypedValues = Readonly<Record<string, string>>;

export interface FormContent {
  input: FormInput;
  typed: TypedValues;
  submissionId: string;
  isFromRobot: boolean;
}

/** Reads a posted or a live form into the wire's fields: dialing code and number become one. */
export function readForm(form: FormDefinition, data: FormData): FormContent {
  const input: FormInput = {};
  const typed: Record<string, string> = {};
  for (const [name, kind] of Object.entries(form.fields)) {
    if (kind === 'file') {
      const file = data.get(name);
      if (file instanceof File) input[name] = file;
      continue;
    }
    const text = textOf(data, name);
    if (kind === 'captcha') {
      input[name] = text;
      continue;
    }
    typed[name] = text;
    if (kind === 'text') {
      input[name] = text;
      continue;
    }
    const choice = textOf(data, dialingCodeName(name)) || defaultDialingCode;
    typed[dialingCodeName(name)] = choice;
    input[name] = joinPhone(dialingCodeOf(choice), text);
  }
  return {
    input,
    typed,
    submissionId: textOf(data, submissionIdName),
    isFromRobot: textOf(data, honeypotName) !== '',
  };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  // A form's text travels with CRLF line ends; the box that shows it again counts and compares with LF.
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
}
