import { fieldIdOf } from '~/ui/fields/field';
import { dialingCodeName, type FormDefinition } from './form-definition';

type Form = FormDefinition;

/** The wire field that a control belongs to; undefined for what is none of the form's fields. */
export function fieldOfControl(form: Form, control: EventTarget): string | undefined {
  // A field of several controls, e.g. a date, is a fieldset of the field's name.
  const group = control instanceof Element ? control.closest('fieldset')?.name : undefined;
  const name = group || ('name' in control ? control.name : undefined);
  return Object.entries(form.fields).find(
    ([field, kind]) => name === field || (kind === 'phone' && name === dialingCodeName(field)),
  )?.[0];
}

/**
 * From the dialing code to its number, or from the day to the month, one does not leave the field. Nor does the way to
 * the submit button count: an error that appears under the pointer would move the button away before the click is
 * complete, and submitting shows all errors anyway.
 */
export function staysInField(form: Form, move: { target: EventTarget; relatedTarget: EventTarget | null }): boolean {
  const { target, relatedTarget } = move;
  if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return true;
  return relatedTarget !== null && fieldOfControl(form, relatedTarget) === fieldOfControl(form, target);
}

/** Brings a field into view and puts the cursor there. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const control = name === undefined ? null : controlOf(form, name);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // The middle of the window: the header that stays at its top would cover the field.
  control.scrollIntoView({ block: 'center' });
}

/**
 * Of several controls of one name the first, of a date what is wrong; a hidden control stands for a box that shows its
 * message, e.g. the captcha's.
 */
function controlOf(form: HTMLFormElement | null, name: string): Element | null | undefined {
  const named = form?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? firstElement(named) : named;
  if (control instanceof HTMLFieldSetElement) return control.querySelector('[aria-invalid]');
  const isHidden = control instanceof HTMLInputElement && control.type === 'hidden';
  return isHidden ? document.getElementById(fieldIdOf(name)) : control;
}

function firstElement([first]: Iterable<Node>): Element | null {
  return first instanceof Element ? first : null;
}

/** Back to where a person was before the form was disabled by its sending. */
export function focusSubmitButton(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
}
