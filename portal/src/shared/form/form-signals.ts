/*
 * How the parts of a form speak to each other, at the form's element: the frame's script (which is there before React
 * and knows no module), the judging, the captcha, and what keeps what is typed.
 */

/** Of the form, when what is filled in could be sent. */
export const completeEvent = 'form-complete';

/** Of the form, when what is filled in was taken, or is not wanted: it is not kept any more. */
export const doneEvent = 'form-done';

/** From here on the frame's script lets the form's submits pass: they are judged. */
export function markReady(form: HTMLFormElement): void {
  form.dataset.ready = '';
}

/** Whether a submit was held back until now. It is not asked for twice. */
export function takeHeldSubmit(form: HTMLFormElement): boolean {
  const isHeld = 'held' in form.dataset;
  delete form.dataset.held;
  return isHeld;
}
