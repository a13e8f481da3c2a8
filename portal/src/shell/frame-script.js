/*
 * What the frame does before React is there, and after: it listens at the document, so it does not matter who made
 * the elements. Written into the page as it stands (before-react.tsx).
 */
(() => {
  const root = document.documentElement;
  const stickyAfterPx = 100;
  const yearSeconds = 31536000;
  const knowsCommand = 'command' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;

  const noteScroll = () => root.toggleAttribute('data-scrolled', window.scrollY > stickyAfterPx);
  noteScroll();
  document.addEventListener('scroll', noteScroll, { passive: true });

  const isDark = () =>
    root.dataset.theme === 'dark' || (root.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

  function toggleTheme() {
    const theme = isDark() ? 'light' : 'dark';
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
    root.dataset.theme = theme;
    if (location.pathname.includes('/messages')) location.reload();
  }

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
  const openMenus = () => [...document.querySelectorAll('details')].filter((menu) => menu.open && 'menu' in menu.dataset);

  /** @param {Element} [except] what the visitor is at: its menu stays open */
  function closeMenus(except) {
    for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false;
  }

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-action="toggle-theme"]')) toggleTheme();
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
    const [open] = event.key === 'Escape' ? openMenus() : [];
    if (!open) return;
    const hadFocus = open.contains(document.activeElement);
    closeMenus();
    if (hadFocus) open.querySelector('summary')?.focus();
  });
  document.addEventListener('focusin', ({ target }) => target instanceof Element && closeMenus(target));

  document.addEventListener('change', ({ target }) => {
    const isControl = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
    if (isControl && 'submitOnChange' in target.dataset) target.form?.requestSubmit();
  });
})();
