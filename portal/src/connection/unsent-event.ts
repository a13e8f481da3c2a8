/** Told the window where what a form sends got no answer, and its page stays as it is. */
export const unsentEvent = 'unsent';
