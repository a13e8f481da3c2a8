/*
 * What the frame does before React is there, and after: it listens at the document, so it does not matter who made
 * the elements. Written into the page as it stands (before-react.tsx).
 */
(() => {
  const root = document.documentElement;
  const stickyAfterPx = 100;
  const scrollAnimationMs = 1800;
  const yearSeconds = 31536000;

  const noteScroll = () => root.toggleAttribute('data-scrolled', window.scrollY > stickyAfterPx);
  // Not at once: it would lay out a page that is still being read.
  requestAnimationFrame(noteScroll);
  document.addEventListener('scroll', noteScroll, { passive: true });

  const isDark = () =>
    root.dataset.theme === 'dark' ||
    (root.dataset.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

  function toggleTheme() {
    const theme = isDark() ? 'light' : 'dark';
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
    root.dataset.theme = theme;
    if (location.pathname.includes('/messages')) location.reload();
  }

  const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

  /** Up to the top, slowly at both ends; whoever scrolls meanwhile has the window back at once. */
  function scrollToTop() {
    const from = window.scrollY;
    const startedAt = performance.now();
    const lastsMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : scrollAnimationMs;
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const name of interruptions) removeEventListener(name, end);
    };
    for (const name of interruptions) addEventListener(name, end, { passive: true });
    /** @param {number} now */
    const step = (now) => {
      if (isOver) return;
      const part = lastsMs === 0 ? 1 : Math.min(1, Math.max(0, now - startedAt) / lastsMs);
      const eased = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
      window.scrollTo({ top: from * (1 - eased), behavior: 'instant' });
      if (part < 1) requestAnimationFrame(step);
      else end();
    };
    step(startedAt);
  }

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-action="toggle-theme"]')) toggleTheme();
    if (target.closest('[data-action="to-top"]')) {
      event.preventDefault();
      scrollToTop();
      // Who came by the keyboard goes on from the top.
      if (event.detail === 0) document.getElementById('top')?.focus({ preventScroll: true });
    }
  });

  const waitForReactMs = 15000;

  /**
   * A form that is judged before it is sent (use-judged-form.ts), and is sent before React is there to judge it, waits
   * for that, so that nothing goes out that cannot be right. Should React never come, it is sent as it is and the
   * server judges.
   */
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || !('judged' in form.dataset) || 'ready' in form.dataset) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if ('held' in form.dataset) return;
      form.dataset.held = '';
      setTimeout(() => 'held' in form.dataset && form.submit(), waitForReactMs);
    },
    { capture: true },
  );

  /**
   * Where there is no connection, all that React's router could show is an error's page. So it is not asked: to another
   * page the browser goes by itself, where its worker has a copy or says that there is none, at the address that one
   * wants; what changes a list leaves it as it is and has that said, if there is somebody who says it.
   *
   * @param {Event} event
   */
  function goWithoutRouter(event) {
    const { type, target } = event;
    if (navigator.onLine || !(target instanceof Element)) return;
    const asking = type === 'submit' ? target : target.closest('a[href]');
    const isForm = asking instanceof HTMLFormElement && asking.method === 'get';
    if (!isForm && !(asking instanceof HTMLAnchorElement)) return;
    event.stopPropagation();
    const to = new URL(isForm ? asking.action : asking.href);
    const isHere = to.origin === location.origin && to.pathname === location.pathname;
    const isAsked = isForm || to.search !== location.search;
    if (isHere && isAsked && !dispatchEvent(new Event('unsent', { cancelable: true }))) event.preventDefault();
  }
  addEventListener('click', goWithoutRouter, { capture: true });
  addEventListener('submit', goWithoutRouter, { capture: true });

  document.addEventListener('change', ({ target }) => {
    const isControl = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
    if (isControl && 'submitOnChange' in target.dataset) target.form?.requestSubmit();
  });
})();
