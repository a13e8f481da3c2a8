/*
 * Asks again for a page that could not be had, and opens it once it can be. Written into what stands in its place
 * (try-again.ts), and says so there: without JavaScript nothing does.
 */
(() => {
  const note = document.querySelector('[data-try-again]');
  if (!(note instanceof HTMLElement)) return;
  const firstWaitMs = 5000;
  const longestWaitMs = 60000;
  const tooManyRequests = 429;
  let waitMs = firstWaitMs;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;

  /** What somebody is typing elsewhere on the page would be gone. */
  const isWriting = () => document.activeElement?.matches('input, select, textarea');

  async function isThere() {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    return answer && answer.status < 500 && answer.status !== tooManyRequests;
  }

  async function tryAgain() {
    if (!document.hidden && navigator.onLine) {
      if (await isThere()) {
        if (!isWriting()) return location.reload();
      } else waitMs = Math.min(2 * waitMs, longestWaitMs);
    }
    wait(waitMs);
  }

  /** @param {number} ms those who wait for the same page do not all come at once */
  function wait(ms) {
    clearTimeout(timer);
    timer = setTimeout(() => void tryAgain(), ms * (1 + Math.random() / 2));
  }

  const comeSoon = () => wait(500);
  addEventListener('online', comeSoon);
  document.addEventListener('visibilitychange', () => document.hidden || comeSoon());
  note.textContent = note.dataset.tryAgain ?? '';
  note.hidden = false;
  wait(waitMs);
})();
