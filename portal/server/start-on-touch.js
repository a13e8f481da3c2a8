/**
 * Lets a page's scripts wait for the visitor's first touch, and puts them in then. Its text is written into the page
 * (page-html.ts).
 *
 * @param {readonly string[]} modules what the scripts import, to be asked for at once
 * @param {string} source of the page's own script
 */
export default function startOnTouch(modules, source) {
  // A form may be sent by what touches nothing, e.g. a program that fills in for a person.
  const events = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'submit'];

  /** @param {Event} event */
  function start(event) {
    const { type, movementX, movementY } = /** @type {Partial<PointerEvent>} */ (event);
    // A mouse that rests where the page appears has not moved, though browsers say so: then nobody has touched the page
    // yet.
    if (type === 'pointermove' && !movementX && !movementY) return;
    for (const name of events) removeEventListener(name, start, true);
    /** @type {HTMLScriptElement | null} */
    const signed = document.querySelector('script[nonce]');
    const nonce = signed?.nonce;
    /** @type {NodeListOf<HTMLLinkElement>} */
    const late = document.querySelectorAll('link[data-href]');
    for (const link of late) link.href = link.dataset.href ?? '';
    for (const href of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      if (nonce) link.nonce = nonce;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    if (nonce) script.nonce = nonce;
    script.textContent = source;
    document.head.append(script);
    script.remove();
  }

  for (const name of events) addEventListener(name, start, { capture: true, passive: true });
}
