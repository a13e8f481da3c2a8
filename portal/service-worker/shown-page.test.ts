import { describe, expect, test } from 'vitest';
import { missingPolicy } from './page-copy';
import { withMissing } from './shown-page';

const page = '<html><body><div id="offline-missing" hidden=""><a href="?again">Again</a></div></body></html>';
const asked = new URL('https://scholars.example/ar/search?q=a&b=%22');

describe('What the service worker shows in place of a page that is not here', () => {
  test('leads to that page, and opens it by itself, in the words of its language', () => {
    const html = withMissing(page, asked, 'ar', 'once');
    expect(html).toContain('<div id="offline-missing"><a href="/ar/search?q=a&amp;b=%22">');
    expect(html).toMatch(/data-try-again="تُفتح هذه الصفحة[^"]+" hidden>/);
    expect(html).toMatch(/<script nonce="once">.*location\.reload/);
  });

  test('runs nothing else, and asks this site alone', () => {
    const rules = missingPolicy('once').split('; ');
    expect(rules).toContain("default-src 'none'");
    expect(rules.filter((rule) => rule.startsWith('script-src'))).toEqual(["script-src 'nonce-once'"]);
    expect(rules).toContain("connect-src 'self'");
  });
});
