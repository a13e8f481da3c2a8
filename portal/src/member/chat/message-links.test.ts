import { expect, it } from 'vitest';
import { partsOf } from './message-links';

const linksOf = (text: string) => partsOf(text).flatMap(({ text: written, href }) => (href ? [written] : []));

it.each([
  ['See https://example.org/a?b=c#d for more', ['https://example.org/a?b=c#d']],
  ['https://example.org.', ['https://example.org']],
  ['(http://example.org/a), and', ['http://example.org/a']],
  ['Is it https://example.org/a?!', ['https://example.org/a']],
  ['https://en.wikipedia.org/wiki/Lake_(water).', ['https://en.wikipedia.org/wiki/Lake_(water)']],
  ['“https://example.org/a”', ['https://example.org/a']],
  ['انظروا https://example.org/a، ثم اكتبوا لي', ['https://example.org/a']],
  ['هل قرأتم https://example.org/a؟', ['https://example.org/a']],
  ['المصدر: https://example.org/علم۔', ['https://example.org/علم']],
  ['المصدر (https://example.org/a).', ['https://example.org/a']],
  ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
  ['HTTPS://EXAMPLE.ORG', ['HTTPS://EXAMPLE.ORG']],
])('%s has the web addresses that are written in it, without what closes the sentence', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

it.each([
  'javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>',
  'https://user:word@example.org',
  'http://',
  'example.org',
  'a@example.org',
  'xhttps://example.org',
])('%s is text', (text) => {
  expect(partsOf(text)).toEqual([{ text }]);
});

it('leaves out nothing of a message, and leads by http and https alone', () => {
  const text = 'Before https://example.org/a, <b>between</b> http://example.org.‏ After';
  const parts = partsOf(text);
  expect(parts.map(({ text: part }) => part).join('')).toBe(text);
  for (const { href } of parts) expect(href ?? 'https://').toMatch(/^https?:\/\//);
});
