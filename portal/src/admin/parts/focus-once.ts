/**
 * Leads to a button that appears by a press: given as `ref`. One function, so that React calls it when the button
 * appears and not again. A field: `useFirstFocus`.
 */
export function focusOnce(button: HTMLElement | null): void {
  button?.focus();
}
