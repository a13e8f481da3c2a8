/** Under which the tab's own store has what was typed into forms and not sent, see `tab-typing.ts`. */
export const typingPlace = 'typing';

/** Whether there may be something. */
export function isTypingKept(): boolean {
  try {
    return typingPlace in sessionStorage;
  } catch {
    return false; // Some browsers refuse storage altogether.
  }
}

/** Once a form was sent without script, which cannot tell which of them it was. */
export function forgetAllTyping(): void {
  if (isTypingKept()) sessionStorage.removeItem(typingPlace);
}
