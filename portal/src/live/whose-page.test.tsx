import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepToPerson } from './whose-page';

const reload = vi.fn();
const signIn = (member: object | undefined) => {
  document.cookie = member
    ? `member=${encodeURIComponent(JSON.stringify(member))}; Path=/`
    : 'member=; Path=/; Max-Age=0';
};
const noura = { id: 'noura', name: 'نورة', completion: 25 };
const sent = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  document.body.innerHTML = '<form><button>Save</button></form>';
  document.querySelector('form')?.addEventListener('submit', sent);
  vi.stubGlobal('location', { ...location, reload });
  signIn(noura);
  keepToPerson();
});
afterEach(() => {
  signIn(undefined);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const send = () => document.querySelector('form')?.requestSubmit();

describe('A page that was made for one person, where another has signed in in another window since,', () => {
  beforeEach(() => signIn({ id: 'yusuf', name: 'Yusuf', completion: 90 }));

  it('sends none of its forms in the other’s name, and is loaded anew', () => {
    send();
    expect(sent).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['focus', window],
    ['pageshow', window],
    ['visibilitychange', document],
  ])('is loaded anew at %s, before it is read on', (name, target) => {
    target.dispatchEvent(new Event(name));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is theirs once the frame says so', () => {
    keepToPerson();
    send();
    expect(sent).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('A page stays as it is, with what is typed in it,', () => {
  it.each([
    [
      'the same person has signed in anew, or changed in another window',
      { ...noura, name: 'نورة آل الشيخ', completion: 40 },
    ],
    ['its person has signed out', undefined],
    ['the browser does not tell who is signed in', { name: 'نورة' }],
  ])('where %s', (_, member) => {
    signIn(member);
    window.dispatchEvent(new Event('focus'));
    send();
    expect(reload).not.toHaveBeenCalled();
    expect(sent).toHaveBeenCalledOnce();
  });
});
