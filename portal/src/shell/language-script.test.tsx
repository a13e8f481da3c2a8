import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import script from './language-script.js?raw';

const english = '/en/opportunities/one?from=mail#apply';

// The page holds it as an inline script, which listens at the document, once.
history.replaceState(null, '', '/en/opportunities/one');
// oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
new Function(script)();

/** A page whose headings stand so far below the window's top; nothing stands for one that is folded away. */
function open(address: string, tops: (number | undefined)[]): void {
  history.replaceState(null, '', address);
  const other = location.pathname.startsWith('/en') ? 'ar' : 'en';
  const headings = tops.map((_, at) => (at === 0 ? '<h1></h1>' : '<h2></h2>')).join('');
  document.body.innerHTML = `<a data-action="switch-language" href="/${other}/opportunities/one"><svg></svg></a><main>${headings}</main>`;
  for (const [at, heading] of document.querySelectorAll('main > *').entries()) {
    const top = tops[at];
    heading.getClientRects = () => (top === undefined ? [] : [{ top }]) as unknown as DOMRectList; // as much as is read
  }
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

const link = () => document.querySelector('a') ?? expect.fail('There is no switch');

/** jsdom follows no link. */
function follow(): string {
  link().addEventListener('click', (event) => event.preventDefault());
  link()
    .querySelector('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return link().href.replace(location.origin, '');
}

describe('The way to the other language', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});

  beforeEach(() => void scrollBy.mockClear());
  afterEach(() => sessionStorage.clear());

  it('keeps the query and the anchor, there and back, also of a page that is kept for all', () => {
    open(english, [0]);
    const arabic = follow();
    expect(arabic).toBe('/ar/opportunities/one?from=mail#apply');
    open(arabic, [0]);
    expect(follow()).toBe(english);
  });

  it('keeps the heading that one reads under where it stood, and does so once', () => {
    open(english, [-900, -400, 120, 700]);
    const arabic = follow();
    const tops = [0, 300, 820, 1500];
    open(arabic, tops);
    expect(scrollBy.mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]]);
    open(arabic, tops);
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it('begins at the top, with all that the address says, where the browser stores nothing', () => {
    const closed = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    });
    open(english, [-900, 10]);
    const arabic = follow();
    expect(arabic).toBe('/ar/opportunities/one?from=mail#apply');
    open(arabic, [0, 500]);
    expect(scrollBy).not.toHaveBeenCalled();
    closed.mockRestore();
  });

  it('keeps no place at the page’s head, on another page, or under what is folded away there', () => {
    open(english, [80, 700]);
    open(follow(), [80, 700]);
    open(english, [-900, 10]);
    follow();
    open('/ar/members', [0, 500]);
    open(english, [-900, 10]);
    open(follow(), [0, undefined]);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
