import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { partsOf, renderInPieces, withWholeScripts } from '~/lib/page-text.server';
import { reactInPieces, reactsRenderer } from '../react-in-pieces';
import { encodeText } from './encode-text';
import { inlineHashes } from './security-headers';

const h = createElement;
const words = (length: number) => 'علم '.repeat(length / 4);
const page = h(
  'html',
  null,
  h('head', null, h('title', null, 'A & B')),
  h(
    'body',
    null,
    Array.from({ length: 30 }, (_, key) => h('p', { key }, words(4000))),
    h('script', { dangerouslySetInnerHTML: { __html: 'one()' } }),
    Array.from({ length: 2 }, (_, key) => h('p', { key }, words(4000))),
    h('script', { dangerouslySetInnerHTML: { __html: 'two()' } }),
  ),
);
const whole = renderInPieces(page).join('');

/** React's rendering to a text as the build has it. */
function loadBuilt(): (page: ReactNode, options?: { pieces: string[] }) => string {
  const id = reactsRenderer;
  const built = { exports: { renderToString: (_page: ReactNode): string => '' } };
  const code = reactInPieces.transform(readFileSync(id, 'utf8'), id) ?? '';
  // oxlint-disable-next-line typescript/no-implied-eval -- it is a module of the kind that Node has no other way to read from a text
  new Function('require', 'exports', 'module', code)(createRequire(id), built.exports, built);
  return built.exports.renderToString;
}

test('the build has React hand out a page in pieces, and each script within one', () => {
  const render = loadBuilt();
  const pieces: string[] = [];
  const last = render(page, { pieces });
  expect([...pieces, last].join('')).toBe(whole);
  // What is long by itself stands by itself.
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(65_536);
  expect(pieces.length).toBeGreaterThan(5);
  expect(render(page)).toBe(whole);
  expect(inlineHashes(withWholeScripts([...pieces, last]))).toEqual(inlineHashes([whole]));
  const cutAnywhere = whole.split(/(?<=one)|(?<=two\()/);
  expect(inlineHashes(withWholeScripts(cutAnywhere))).toEqual(inlineHashes([whole]));
});

test('the build fails where React renders to a text in another way', () => {
  expect(() => reactInPieces.transform('', reactsRenderer)).toThrow('in another way');
});

test('a page has its head, its end with the scripts, and what is between, whatever its pieces are', () => {
  for (const length of [10, 1000, 30_000, whole.length]) {
    const pieces = Array.from({ length: Math.ceil(whole.length / length) }, (_, at) =>
      whole.slice(at * length, (at + 1) * length),
    );
    const { head, middle, end, data } = partsOf(pieces);
    expect([head, ...middle, end, data].join('')).toBe(whole);
    expect(head).toMatch(/<title>A &amp; B<\/title>$/);
    expect(end).toMatch(/<script>two\(\)<\/script><\/body><\/html>$/);
  }
});

test('a text in pieces is encoded as it would be whole', () => {
  const pieces = [words(400), '', 'plain', words(200_000), '😀'];
  expect(encodeText(pieces).equals(Buffer.from(pieces.join('')))).toBe(true);
  // What was encoded before is another text's room by now.
  const first = encodeText(['first']);
  encodeText(['second']);
  expect(first.toString()).toBe('first');
});
