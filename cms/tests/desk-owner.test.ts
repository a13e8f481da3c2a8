import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageOwner } from '../src/admin/signed-in/page-owner.js';

/* A page of Strapi's desk in a browser where somebody else signs in: `src/admin/signed-in`. */

/** A token as Strapi writes them; its ending is another one each time that it is renewed. */
const tokenOf = (userId: number, ending = 'signature') =>
  `header.${Buffer.from(JSON.stringify({ userId: String(userId), name: 'ÿþ>?' }), 'latin1').toString('base64url')}.${ending}`;

describe('A page of the desk that was opened by one person', () => {
  const reload = vi.fn<() => void>();
  let page: EventTarget;
  let kept: Record<string, string>;
  let cookie: string;

  beforeEach(() => {
    reload.mockClear();
    page = Object.assign(new EventTarget(), { location: { reload } });
    kept = {};
    cookie = `theme=dark; jwtToken=${tokenOf(1)}`;
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null });
    vi.stubGlobal('document', {
      get cookie() {
        return cookie;
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Whether what is done on the page reaches it. */
  const reaches = (name: string) => {
    const heard = vi.fn<() => void>();
    page.addEventListener(name, heard);
    const isLet = page.dispatchEvent(new Event(name, { cancelable: true }));
    return isLet && heard.mock.calls.length === 1;
  };

  test.each(['focus', 'pageshow', 'visibilitychange', 'click', 'keydown', 'submit'])(
    'is loaded anew at %s once another has signed in, and nothing is done in their name',
    (name) => {
      new PageOwner().guard();
      expect(reaches(name)).toBe(true);
      cookie = `jwtToken=${tokenOf(2)}`;
      expect(reaches(name)).toBe(false);
      expect(reload).toHaveBeenCalledOnce();
      expect(reaches('beforeunload')).toBe(false);
    },
  );

  test('is so too where the other is remembered by the browser', () => {
    new PageOwner().guard();
    kept.jwtToken = JSON.stringify(tokenOf(2));
    expect(reaches('click')).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('goes on while its person’s session is renewed, and where they have only signed out', () => {
    new PageOwner().guard();
    cookie = `jwtToken=${tokenOf(1, 'renewed')}`;
    expect(reaches('click')).toBe(true);
    cookie = '';
    expect(reaches('click')).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is that of whoever signs in on it', () => {
    cookie = '';
    const owner = new PageOwner();
    owner.guard();
    cookie = `jwtToken=${tokenOf(2)}`;
    owner.note()()((action) => action)({ type: 'admin/login', payload: { token: tokenOf(2) } });
    expect(reaches('click')).toBe(true);
    cookie = `jwtToken=${tokenOf(1)}`;
    expect(reaches('click')).toBe(false);
  });
});
