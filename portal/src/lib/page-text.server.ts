import type { ReactNode } from 'react';
import { renderToString, type ServerOptions } from 'react-dom/server';

/**
 * A page's text in pieces that follow each other. V8 puts texts of more than 131,072 bytes, which is 65,536 signs where
 * one of them is not Latin, into memory of their own: to put such a text together takes ten times as long as to put
 * two halves together, and was a third of what a page cost.
 */
export type PageText = readonly string[];

/** How React is asked for pieces: an option that the build adds to it (react-in-pieces.ts). */
type Options = ServerOptions & { pieces: string[] };

/** Renders a page whole, at once. Elsewhere than in the build it is one piece. */
export function renderInPieces(page: ReactNode): PageText {
  const pieces: string[] = [];
  const options: Options = { pieces };
  const last = renderToString(page, options);
  return withWholeScripts([...pieces, last]);
}

/** Long enough for all that stands behind a page's content: the router's scripts. */
const endLength = 20_000;

/**
 * A page's head, where all its links are; what is between, which is much longer and nobody looks at; its end, where its
 * scripts are; and what comes behind it.
 */
export interface PageParts {
  head: string;
  middle: PageText;
  end: string;
  /** What the loaders gave, for the browser, and the page's last words; in `end` where there is none. */
  data: string;
}

const headEnd = '</head>';

/** What has no head is all end. */
export function partsOf(text: PageText): PageParts {
  const pieces = [...text];
  let head = pieces.shift() ?? '';
  while (!head.includes(headEnd) && pieces.length > 0) head += pieces.shift();
  const at = Math.max(head.indexOf(headEnd), 0);
  pieces.unshift(head.slice(at));
  let end = pieces.pop() ?? '';
  while (end.length < endLength && pieces.length > 0) end = pieces.pop() + end;
  return { head: head.slice(0, at), middle: pieces, end, data: '' };
}

/** React writes the beginning and the end of an element at once, so that a piece ends within neither. */
export function withWholeScripts(pieces: PageText): PageText {
  const whole: string[] = [];
  let open = '';
  for (const piece of pieces) {
    open += piece;
    if (open.lastIndexOf('<script') > open.lastIndexOf('</script>')) continue;
    whole.push(open);
    open = '';
  }
  return open ? [...whole, open] : whole;
}
