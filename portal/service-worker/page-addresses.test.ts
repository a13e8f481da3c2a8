import { describe, expect, test } from 'vitest';
import { copyAddressOf, isLogout, mayAnswer } from './page-addresses';

const at = (path: string) => new URL(path, 'https://scholars.example');

describe('The service worker', () => {
  test.each([
    ['/en/opportunities/curator', '/en/opportunities/curator'],
    ['/ar/opportunities/curator.data?_routes=x', '/ar/opportunities/curator'],
    ['/en/opportunities/curator?utm_source=mail', '/en/opportunities/curator'],
    ['/en/annual-gathering-24', '/en/annual-gathering-24'],
    ['/ar/annual-gathering-24?invitation=AB-12&x=1', '/ar/annual-gathering-24?invitation=AB-12'],
  ])('copies %s', (address, path) => {
    expect(copyAddressOf(at(address))?.path).toBe(path);
  });

  test.each([
    '/en',
    '/en/opportunities',
    '/en/opportunities/curator.ics',
    '/en/opportunities/curator/apply',
    '/en/account/notifications',
    '/en/messages?convoId=1',
    '/en/members/amal-haddad',
    '/api/job-opportunities/curator',
    '/fr/opportunities/curator',
  ])('never copies %s', (address) => {
    expect(copyAddressOf(at(address))).toBeUndefined();
  });

  test.each([
    '/en/logout',
    '/ar/auth/login',
    '/en/auth/set-password?token=x',
    '/en/newsletter/confirm?token=x',
    '/en/notification-preferences?token=x',
    '/en/about?token=x',
    '/api/user',
    '/sitemap.xml',
  ])('leaves %s to the browser', (address) => {
    expect(mayAnswer(at(address))).toBe(false);
  });

  test('knows a sign-out with and without script', () => {
    expect(['/en/logout', '/ar/logout', '/en/logout.data', '/en/logouts'].map((path) => isLogout(at(path)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
