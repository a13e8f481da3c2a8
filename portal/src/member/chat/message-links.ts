import { webAddress } from '~/shared/links/web-address';

/** What closes a sentence in either script, or a bracket around an address, is none of it. */
const address = /\bhttps?:\/\/[^\s<>"«»“”،؛؟۔\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
const closing = /[.,:;!?'’*_…\])}]$/u;

export interface MessagePart {
  text: string;
  /** Where it is a web address: where it leads. */
  href?: string;
}

/** A message's text, and the web addresses in it: those alone that say so by `http://` or `https://`. */
export function partsOf(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutClosing(found);
    const href = webAddress(written);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function withoutClosing(found: string): string {
  let written = found;
  // An address may have brackets of its own.
  while (closing.test(written) && !(written.endsWith(')') && count(written, '(') >= count(written, ')')))
    written = written.slice(0, -1);
  return written;
}

const count = (text: string, character: string) => text.split(character).length - 1;
