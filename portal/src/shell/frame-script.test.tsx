import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import frame from './frame-script.js?raw';
import menus from './menu-script.js?raw';

const root = document.documentElement;

beforeAll(() => {
  window.matchMedia = ((query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
  })) as unknown as typeof window.matchMedia; // jsdom has none
  // The page holds it as an inline script; it listens at the document, once.
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs them
  new Function(frame + menus)();
});

beforeEach(() => {
  root.dataset.theme = 'system';
  document.body.innerHTML = `
    <button type="button" data-action="toggle-theme"><svg></svg></button>
    <details data-menu open><summary>Education</summary><a href="#a">Area</a></details>
    <details id="faq" open><summary>Question</summary></details>
    <form><select data-submit-on-change><option>a</option></select><select id="other"><option>a</option></select></form>
    <p>outside</p>`;
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const isMenuOpen = () => document.querySelector('details[data-menu]')?.hasAttribute('open');

describe('the frame before React', () => {
  it('switches the theme and keeps it in a cookie', () => {
    element('[data-action="toggle-theme"] svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(root.dataset.theme).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
    element('[data-action="toggle-theme"]').click();
    expect(root.dataset.theme).toBe('light');
    expect(document.cookie).toContain('theme=light');
  });

  it('holds a submit of a form that is judged first back until it can be, and no other submit', () => {
    document.body.innerHTML = '<form id="login" data-judged><input name="email"></form><form id="search"></form>';
    const submit = (form: string) =>
      element(form).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(submit('#search')).toBe(true);
    expect(submit('#login')).toBe(false);
    expect(element('#login').dataset.held).toBe('');
    element('#login').dataset.ready = '';
    expect(submit('#login')).toBe(true);
  });

  it('leaves the way without a connection to the browser, but for a list, which stays where that is said', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const router = vi.fn((event: Event) => event.preventDefault());
    const say = (event: Event) => event.preventDefault();
    document.body.innerHTML = `
      <a id="other" href="/en/about"></a><a id="next" href="?page=2"></a><form id="filter"></form>
      <form id="letter" method="post"></form>`;
    for (const name of ['click', 'submit']) document.addEventListener(name, router);
    const goes = (id: string, name = 'click') => {
      router.mockClear();
      // The browser's own way, which jsdom has not.
      const event = new Event(name, { bubbles: true, cancelable: true });
      const isLeft = element(id).dispatchEvent(event);
      return router.mock.calls.length > 0 ? 'by the router' : isLeft ? 'by the browser' : 'nowhere';
    };
    expect([goes('#other'), goes('#next'), goes('#letter', 'submit')]).toEqual([
      'by the browser',
      'by the browser',
      'by the router',
    ]);
    addEventListener('unsent', say);
    expect([goes('#other'), goes('#next'), goes('#filter', 'submit')]).toEqual([
      'by the browser',
      'nowhere',
      'nowhere',
    ]);
    onLine.mockReturnValue(true);
    expect([goes('#other'), goes('#next'), goes('#filter', 'submit')]).toEqual(Array(3).fill('by the router'));
    removeEventListener('unsent', say);
    for (const name of ['click', 'submit']) document.removeEventListener(name, router);
    onLine.mockRestore();
  });

  it('closes menus on a click outside, and no other details', () => {
    element('p').click();
    expect(isMenuOpen()).toBe(false);
    expect(element('#faq').hasAttribute('open')).toBe(true);
  });

  it('keeps a menu open while one is in it, and closes it when one follows a link', () => {
    element('details[data-menu]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(isMenuOpen()).toBe(true);
    element('details[data-menu] a').click();
    expect(isMenuOpen()).toBe(false);
  });

  it('closes menus on Escape and gives the focus back', () => {
    element('details[data-menu] a').focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(isMenuOpen()).toBe(false);
    expect(document.activeElement).toBe(element('details[data-menu] summary'));
  });

  it('marks the page once it is scrolled by more than 100 px', () => {
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      document.dispatchEvent(new Event('scroll'));
    };
    scrollTo(100);
    expect('scrolled' in root.dataset).toBe(false);
    scrollTo(101);
    expect('scrolled' in root.dataset).toBe(true);
    scrollTo(0);
  });

  it('submits a form when a control that asks for it changes', () => {
    const requestSubmit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
    element('#other').dispatchEvent(new Event('change', { bubbles: true }));
    expect(requestSubmit).not.toHaveBeenCalled();
    element('[data-submit-on-change]').dispatchEvent(new Event('change', { bubbles: true }));
    expect(requestSubmit).toHaveBeenCalledOnce();
    requestSubmit.mockRestore();
  });
});
