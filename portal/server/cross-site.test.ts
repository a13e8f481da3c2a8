import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site';

const publicUrl = 'https://scholars.example';

test.each([
  // Sec-Fetch-Site, Origin, has a session, refused
  ['same-origin', publicUrl, true, false],
  ['same-origin', undefined, true, false],
  ['none', undefined, true, false],
  ['same-origin', 'http://127.0.0.1:3000', true, false],
  ['cross-site', 'https://evil.example', true, true],
  ['cross-site', 'https://evil.example', false, true],
  ['cross-site', publicUrl, true, true],
  ['cross-site', undefined, false, true],
  ['same-site', 'https://other.scholars.example', true, true],
  ['', publicUrl, true, true],
  [undefined, publicUrl, true, false],
  [undefined, 'https://evil.example', true, true],
  [undefined, 'https://evil.example', false, true],
  [undefined, 'null', true, true],
  [undefined, 'http://scholars.example', true, true],
  [undefined, 'https://scholars.example.evil.example', true, true],
  [undefined, 'https://scholars.example:8443', false, true],
  [undefined, undefined, true, true],
  [undefined, undefined, false, false],
])('site %s, origin %s, session %s: refused %s', (site, origin, hasSession, refused) => {
  expect(isCrossSite({ 'sec-fetch-site': site, origin }, { publicUrl, hasSession })).toBe(refused);
});
