import type { Problems } from './form-definition';
import type { FormContent } from './read-form';

/** A form that was not taken, as its action tells the page: what is wrong, and what was typed, without secrets. */
export interface Refusal extends Pick<FormContent, 'typed' | 'ticked'> {
  /** The one message per field of the form, in the page's language. */
  errors: Problems;
  /** What is wrong as a whole; '' where the form's own words say it. */
  message: string;
  /** Nothing of the person's: a failure of the portal or the CMS (500, 503), or no answer at all. */
  isOurs: boolean;
  /** The captcha is to be a longer one now: somebody guesses at this account. */
  isCaptchaHard?: boolean;
}

/** Whether it is about fields of the form; else it is about the form as a whole. */
export function hasProblems({ errors }: Refusal): boolean {
  return Object.keys(errors).length > 0;
}

/** Of a form that nobody answered. Nothing is given back: the page still holds it. */
export const unanswered: Refusal = { errors: {}, message: '', isOurs: true, typed: {}, ticked: {} };

/** What the fields of a form are drawn from. */
export interface FieldSource {
  errorOf(name: string): string | undefined;
  /** What to fill a control with: what was typed before the page came back, or what the page knows. */
  valueOf(name: string): string | undefined;
}
