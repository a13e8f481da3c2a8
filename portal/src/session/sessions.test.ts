import type { LoginAnswer } from '@scholars/contract/account';
import { describe, expect, test } from 'vitest';
import { createSessions } from './sessions.server';

const secret = 'a secret of the tests, long enough';
const formerSecret = 'another secret, just as long here';
const day = 24 * 60 * 60 * 1000;

const answer: LoginAnswer = {
  token: 'the-token-of-the-cms',
  user: {
    id: 'u1',
    email: 'amal@scholars.example',
    firstName: 'Amal',
    lastName: 'Haddad',
    fullName: 'أمل حدّاد',
    fullNameAr: '',
    avatar: null,
    role: 'member',
    messaging_system: 1,
    language: 'ar',
    confirmed: true,
    memberId: 'm1',
    phoneNumber: '',
    country: '',
    city: '',
    profile_completion_percentage: 40,
    countUnread: 0,
    countChatUnread: 0,
    erasedAt: null,
  },
};

function buildSessions({ secure = true, now = () => 1_000_000 }: { secure?: boolean; now?: () => number } = {}) {
  return createSessions({ secrets: [secret], secure, now });
}

/** What a browser would send back. */
function cookieHeaderOf(setCookies: string[]): string {
  return setCookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

describe('the session cookie', () => {
  test('brings back who signed in', () => {
    const sessions = buildSessions();
    expect(sessions.read(cookieHeaderOf(sessions.open(answer)))).toEqual({ ...answer, issuedAt: 1_000_000 });
  });

  test('is closed to scripts, to other sites and to other hosts', () => {
    const [sealed] = buildSessions().open(answer);
    expect(sealed).toMatch(/^__Host-session=[\w-]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure$/);
  });

  test('lasts seven whole days where the clock moves on while it is written', () => {
    let clock = 1_000_000;
    const [sealed] = buildSessions({ now: () => clock++ }).open(answer);
    expect(sealed).toContain('; Max-Age=604800;');
  });

  test('has its plain name without https, where browsers refuse the other', () => {
    const [sealed] = buildSessions({ secure: false }).open(answer);
    expect(sealed).toMatch(/^session=[\w-]+; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/);
  });

  test('shows nothing of token or person', () => {
    const [sealed = ''] = buildSessions().open(answer);
    const bytes = Buffer.from(sealed.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1');
    for (const secretText of [answer.token, answer.user.email, 'Haddad']) {
      expect(sealed).not.toContain(secretText);
      expect(bytes).not.toContain(secretText);
    }
  });

  test('differs each time, so that none can be planted beforehand', () => {
    const sessions = buildSessions();
    expect(sessions.open(answer)[0]).not.toBe(sessions.open(answer)[0]);
  });

  test.each([0, 5, 20, 40])('is nothing when its character %i was changed', (at) => {
    const sessions = buildSessions();
    const header = cookieHeaderOf(sessions.open(answer));
    const position = '__Host-session='.length + at;
    const changed = header[position] === 'A' ? 'B' : 'A';
    expect(sessions.read(header.slice(0, position) + changed + header.slice(position + 1))).toBeUndefined();
  });

  test.each(['', 'x', 'AAAA', 'a'.repeat(400), '%00', '{"token":"x"}'])('is nothing when it is %j', (value) => {
    expect(buildSessions().read(`__Host-session=${value}`)).toBeUndefined();
  });

  test('of another secret or under another name is nothing', () => {
    const header = cookieHeaderOf(createSessions({ secrets: [formerSecret], secure: true }).open(answer));
    expect(buildSessions().read(header)).toBeUndefined();
    const plain = cookieHeaderOf(buildSessions({ secure: false }).open(answer));
    expect(buildSessions().read(plain.replace('session=', '__Host-session='))).toBeUndefined();
  });

  test('of a former secret is read while that is accepted, and written by the new one', () => {
    const former = createSessions({ secrets: [formerSecret], secure: true });
    const both = createSessions({ secrets: [secret, formerSecret], secure: true });
    expect(both.read(cookieHeaderOf(former.open(answer)))).toMatchObject(answer);
    const header = cookieHeaderOf(both.open(answer));
    expect(former.read(header)).toBeUndefined();
    expect(buildSessions({ now: Date.now }).read(header)).toMatchObject(answer);
  });

  test('ends after seven days, whatever the browser keeps', () => {
    let now = 0;
    const sessions = buildSessions({ now: () => now });
    const header = cookieHeaderOf(sessions.open(answer));
    now = 7 * day - 1;
    expect(sessions.read(header)).toBeDefined();
    now = 7 * day;
    expect(sessions.read(header)).toBeUndefined();
  });

  test('does not live longer because the person changed', () => {
    let now = 0;
    const sessions = buildSessions({ now: () => now });
    const session = sessions.read(cookieHeaderOf(sessions.open(answer)));
    now = 6 * day;
    const renewed = sessions.renew(session ?? expect.fail('no session'), { ...answer.user, countUnread: 3 });
    expect(renewed[0]).toContain('Max-Age=86400;');
    expect(sessions.read(cookieHeaderOf(renewed))).toMatchObject({ issuedAt: 0, user: { countUnread: 3 } });
  });

  test.each([
    ['Arabic letters', 0x0621, 0x064a],
    ['letters of the rarest scripts', 0x20000, 0x2a6d0],
  ])('fits into a browser, with the longest names in %s', (_, from, to) => {
    let next = 7;
    const letters = () =>
      Array.from({ length: 255 }, () =>
        String.fromCodePoint(from + ((next = (next * 48_271) % 2_147_483_647) % (to - from))),
      ).join('');
    const [firstName, lastName, city] = [letters(), letters(), letters()];
    const user = {
      ...answer.user,
      firstName,
      lastName,
      city,
      fullName: `${firstName} ${lastName}`,
      fullNameAr: letters().slice(0, 100),
      email: `${'a'.repeat(240)}@scholars.example`,
      avatar: `/uploads/${'a'.repeat(200)}`,
    };
    const cookies = buildSessions().open({ token: 'a'.repeat(43), user });
    for (const cookie of cookies) expect(Buffer.byteLength(cookie.split(';')[0] ?? '')).toBeLessThan(4000);
    expect(buildSessions().read(cookieHeaderOf(cookies))?.user).toEqual(user);
  });

  test('is known to be there even when it no longer opens', () => {
    expect(buildSessions().isNamedIn('a=b; __Host-session=gone')).toBe(true);
    expect(buildSessions().isNamedIn('a=b; session=other')).toBe(false);
    expect(buildSessions().isNamedIn(undefined)).toBe(false);
  });
});

test('the readable cookie holds what the interface needs and nothing else', () => {
  const [, member = ''] = buildSessions().open(answer);
  expect(member).not.toContain('HttpOnly');
  expect(JSON.parse(decodeURIComponent(member.split(/[=;]/)[1] ?? ''))).toEqual({
    id: 'u1',
    name: 'أمل حدّاد',
    avatar: null,
    messaging_system: 1,
    completion: 40,
  });
});

test('signing out empties both cookies', () => {
  expect(buildSessions().clear()).toEqual([
    '__Host-session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure',
    'member=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});
