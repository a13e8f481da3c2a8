/**
 * Told the window where what a form sends got no answer, or a link or a filter cannot have one, and the page stays as it
 * is (frame-script.js).
 */
export const unsentEvent = 'unsent';
