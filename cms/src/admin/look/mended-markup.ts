/** What Strapi's pages leave nameless or out of reach: where it is, and what makes it good. */
const mends: Readonly<Record<string, (element: HTMLElement) => void>> = {
  // Browsers know `current-password`; what Strapi writes says nothing to them.
  'input[autocomplete="password"]': (input) => set(input, 'autocomplete', 'current-password'),
  // A panel of the home page calls itself the page's main part, within the page's main part.
  'main main:not([role])': (panel) => set(panel, 'role', 'none'),
  // The table is a grid whose cells wait for a first focus that no key gives: whatever leads on is a stop of its own.
  'table[role="grid"] :is(a[href], button)[tabindex="-1"]': (control) => set(control, 'tabindex', '0'),
  // Each panel beside a form names itself by the same element, which there is not.
  'aside[aria-labelledby="additional-information"]': nameByHeading,
  '[data-slate-editor][aria-labelledby]': nameByLabel,
  // What it scrolls in has no other stop; that it is one by itself, not everything that looks at pages knows.
  '[data-slate-editor][contenteditable="true"]:not([tabindex])': (editor) => set(editor, 'tabindex', '0'),
  // The kinds of paragraph are named by the field, not by what is chosen.
  '[role="toolbar"] [role="combobox"][aria-label][aria-labelledby]': (list) => list.removeAttribute('aria-labelledby'),
  // Its button stands beside it; this one is a stop that nobody sees.
  '#main-content input[type="file"]:not([aria-label], [id], [hidden])': (input) => set(input, 'hidden', ''),
};

/** Strapi draws by itself and whenever it likes, so what it has drawn is looked at after each time. */
export function mendMarkup(): void {
  let isWaiting = false;
  const mendAll = () => {
    isWaiting = false;
    for (const [where, mend] of Object.entries(mends))
      for (const element of document.querySelectorAll<HTMLElement>(where)) mend(element);
  };
  new MutationObserver(() => {
    if (!isWaiting) requestAnimationFrame(mendAll);
    isWaiting = true;
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributeFilter: ['tabindex', 'autocomplete', 'aria-labelledby'],
  });
}

function set(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function nameByHeading(panel: HTMLElement): void {
  set(panel, 'aria-label', panel.querySelector('h2')?.textContent ?? '');
  panel.removeAttribute('aria-labelledby');
}

/** The editor of texts names itself by the id of its field, which its label has with an ending. */
function nameByLabel(editor: HTMLElement): void {
  const label = `${editor.getAttribute('aria-labelledby')}-label`;
  if (document.getElementById(label)) set(editor, 'aria-labelledby', label);
}
