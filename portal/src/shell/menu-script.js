/*
 * The header's menus before React is there, and after, as frame-script.js. A menu is a `<details data-menu>`; one with
 * `data-menu="hover"` also opens under the mouse. The small windows' menu is a `<dialog data-menu>`.
 */
(() => {
  const openAfterMs = 120;
  const closeAfterMs = 300;
  const knowsCommand = 'command' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

  /** For browsers that know neither `command` nor `closedby`. @param {Element} button */
  function standInForCommand(button) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  }
  /** @param {HTMLDialogElement} dialog @param {MouseEvent} event */
  function standInForClosedBy(dialog, { clientX, clientY }) {
    if (dialog.getAttribute('closedby') !== 'any') return;
    const box = dialog.getBoundingClientRect();
    if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) dialog.close();
  }

  /** @returns {HTMLDetailsElement[]} */
  const openMenus = () =>
    [...document.querySelectorAll('details')].filter((menu) => menu.open && 'menu' in menu.dataset);

  /** @param {Element} [except] what the visitor is at: its menu stays open */
  function closeMenus(except) {
    for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false;
  }

  /** @param {EventTarget | null} target @returns {HTMLDetailsElement | null} */
  const hoverMenuAt = (target) => (target instanceof Element ? target.closest('details[data-menu="hover"]') : null);

  /** The menu that the mouse opened; a click on its name keeps it. @type {HTMLDetailsElement | undefined} */
  let hovered;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const menu = hoverMenuAt(target);
    if (menu && menu === hovered) clearTimeout(timer);
    if (!menu || menu.open) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // What the keyboard or a click opened is not closed by a mouse that passes.
      const [other] = openMenus();
      if (other && other !== hovered) return;
      closeMenus();
      menu.open = true;
      hovered = menu;
    }, openAfterMs);
  });
  document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
    const menu = hoverMenuAt(target);
    if (pointerType !== 'mouse' || !menu || hoverMenuAt(relatedTarget) === menu) return;
    clearTimeout(timer);
    if (menu !== hovered || menu.contains(document.activeElement)) return;
    timer = setTimeout(() => {
      menu.open = false;
      hovered = undefined;
    }, closeAfterMs);
  });

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const name = target.closest('summary');
    if (name && hovered?.open && name.parentElement === hovered) {
      event.preventDefault();
      hovered = undefined;
    }
    clearTimeout(timer);
    const command = target.closest('button[commandfor]');
    if (command && !knowsCommand) standInForCommand(command);
    if (target instanceof HTMLDialogElement && !knowsClosedBy) standInForClosedBy(target, event);
    closeMenus(target);
    // A link within a menu may be followed without a new page: the menu has done its work.
    const link = target.closest('a[href]');
    if (link?.closest('details[data-menu]')) closeMenus();
    const dialog = link?.closest('dialog');
    if (dialog && 'menu' in dialog.dataset) dialog.close();
  });

  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key === 'Escape') {
      // Safari's search field takes the key for itself, also where there is nothing to empty.
      if (target instanceof HTMLInputElement && target.type === 'search' && !target.value)
        target.closest('dialog')?.close();
      const [open] = openMenus();
      if (!open) return;
      const hadFocus = open.contains(document.activeElement);
      closeMenus();
      if (hadFocus) open.querySelector('summary')?.focus();
    } else if (!event.altKey && !event.ctrlKey && !event.metaKey) moveFocus(event);
  });
  document.addEventListener('focusin', ({ target }) => target instanceof Element && closeMenus(target));

  /** Arrow keys, Home and End in the navigation (APG, disclosure navigation). @param {KeyboardEvent} event */
  function moveFocus(event) {
    const { target, key } = event;
    const nav = target instanceof Element && target.matches('a, summary') ? target.closest('[data-arrows]') : null;
    if (!nav || !(target instanceof HTMLElement)) return;
    const menu = target.closest('details');
    const isName = target.matches('summary');
    const entries = [
      ...(menu && !isName
        ? menu.querySelectorAll('a')
        : nav.querySelectorAll(':scope > ul > li > a, :scope > ul > li > details > summary')),
    ];
    const [next, previous] =
      menu && !isName
        ? ['ArrowDown', 'ArrowUp']
        : nav.closest('[dir]')?.getAttribute('dir') === 'rtl'
          ? ['ArrowLeft', 'ArrowRight']
          : ['ArrowRight', 'ArrowLeft'];
    const at = entries.indexOf(target);
    /** @type {Element | null | undefined} */
    let to;
    if (key === next) to = entries[at + 1];
    else if (key === previous) to = entries[at - 1] ?? (menu && !isName ? menu.querySelector('summary') : undefined);
    else if (key === 'Home') to = entries[0];
    else if (key === 'End') to = entries.at(-1);
    else if (key === 'ArrowDown' && menu && isName) {
      menu.open = true;
      to = menu.querySelector('a');
    } else return;
    event.preventDefault();
    if (to instanceof HTMLElement) to.focus();
  }

  // In a window that has become wide nothing could close it any more.
  matchMedia('(width > 64rem)').addEventListener('change', ({ matches }) => {
    const dialog = document.querySelector('dialog[data-menu]');
    if (matches && dialog instanceof HTMLDialogElement) dialog.close();
  });
})();
