import { richTextOfForm } from '@scholars/contract/rich-text';
import type { FormInput } from './form-definition';
import type { FieldSource } from './form-outcome';

/** The control that holds a rich text's HTML, beside the one of its words. */
export const richHtmlName = (name: string) => `${name}-html`;

/** The two fields of a rich text, for a form's definition. */
export function richTextFields<Name extends string>(name: Name) {
  return { [name]: 'text', [richHtmlName(name)]: 'text' } as Record<Name | `${Name}-html`, 'text'>; // these two
}

/** A rich text of a form as the contract takes it. */
export function richTextIn(input: FormInput, name: string): string {
  return richTextOfForm(textIn(input, name), textIn(input, richHtmlName(name)));
}

/** The rich text that a form came back with. */
export function typedRichText({ valueOf }: FieldSource, name: string): string | undefined {
  const text = valueOf(name);
  return text === undefined ? undefined : richTextOfForm(text, valueOf(richHtmlName(name)) ?? '');
}

function textIn(input: FormInput, name: string): string {
  const value = input[name];
  return typeof value === 'string' ? value : '';
}
