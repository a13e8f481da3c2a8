/*
 * Leads to the page's other language at the place where one is, with all that the address says. Written into the page
 * as it stands (before-react.tsx).
 */
(() => {
  const key = 'place';
  /** Where one was; a browser that is told to store nothing throws, and begins at the top. */
  const store = () => {
    try {
      return sessionStorage;
    } catch {}
  };

  /** Both languages have the same ones in the same order, however long the text between them is. */
  const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3)')];
  /** @param {Element | undefined} heading */
  const topOf = (heading) => heading?.getClientRects()[0]?.top ?? NaN;

  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('[data-action="switch-language"]');
    if (!(link instanceof HTMLAnchorElement)) return;
    // The server does not see where on the page one is, and a page that it keeps for all has nobody's query.
    link.search = location.search;
    link.hash = location.hash;
    const tops = headings().map(topOf);
    const at = tops.findLastIndex((top) => top < innerHeight / 2);
    if (at > 0) store()?.setItem(key, JSON.stringify([link.pathname, at, tops[at]]));
  });

  // To an anchor the browser scrolls again and again until the page has loaded.
  addEventListener(location.hash ? 'load' : 'DOMContentLoaded', () => {
    const [path, at, before] = JSON.parse(store()?.getItem(key) ?? '[]');
    store()?.removeItem(key);
    const now = path === location.pathname ? topOf(headings()[at]) : NaN;
    if (now) scrollBy({ top: now - before, behavior: 'instant' });
  });
})();
