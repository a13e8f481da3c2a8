/*
 * Has the browser load the service worker, once the page is there and nothing else is to be done. Written into the page
 * as it stands (before-react.tsx).
 */
(() => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // What only makes sense where a worker keeps something is shown by this.
  if (serviceWorker.controller) document.documentElement.dataset.worker = '';
  // A browser that takes no worker, as in a private window, does without.
  const register = () => void serviceWorker.register('/service-worker.js').catch(() => undefined);
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(register));
})();
