/** The allow-list of texts that people write (product §2). `a` keeps its address, `span` a size, and nothing else. */
const allowed = new Set([
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'code',
  'a',
  'blockquote',
  'span',
]);
const empty = new Set(['br']);
/** What stands inside of these is not text for people. */
const dropped = /<(script|style|template|iframe|object|noscript|textarea|title|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;

/**
 * HTML that holds nothing but the allow-list, well nested. It is written anew from what is read, so an
 * attribute or a tag that is not known cannot pass; the CMS cleans on storing, this is the second look.
 *
 * @param hasAnchors gives each `<h2>` the id of its section, counted from 1, see `outlineOf`
 */
export function sanitiseHtml(html: string, hasAnchors = false): string {
  const open: string[] = [];
  let out = '';
  let sections = 0;
  for (const [piece, slash, rawName, attributes = ''] of html.replace(dropped, '').matchAll(token)) {
    const name = rawName?.toLowerCase();
    if (name === undefined) out += piece.startsWith('<!--') ? '' : escapeText(piece);
    else if (!allowed.has(name)) continue;
    else if (slash) out += closeTo(open, name);
    else {
      out += hasAnchors && name === 'h2' ? `<h2 id="${sectionId(++sections)}">` : openTag(name, attributes);
      if (!empty.has(name)) open.push(name);
    }
  }
  return (
    out +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** The `<h2>` of a text with their ids, for a list of contents. */
export function outlineOf(html: string): { id: string; title: string }[] {
  const headings = sanitiseHtml(html).matchAll(/<h2>([\s\S]*?)<\/h2>/g);
  return [...headings].map(([, inner = ''], i) => ({
    id: sectionId(i + 1),
    title: decodeEntities(inner.replace(/<[^<>]*>/g, '')).trim(),
  }));
}

function sectionId(n: number): string {
  return `section-${n}`;
}

function openTag(name: string, attributes: string): string {
  if (name === 'span') return `<span${/ data-size="(?:small|large)"/.exec(attributes)?.[0] ?? ''}>`;
  if (name !== 'a') return `<${name}>`;
  const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
  const address = decodeEntities(href?.[1] ?? href?.[2] ?? '').trim();
  if (!isSafeAddress(address)) return '<a>';
  const leavesTheSite = /^https?:/i.test(address);
  return `<a href="${escapeText(address)}"${leavesTheSite ? ' rel="noopener noreferrer"' : ''}>`;
}

/** Paths, fragments, web, mail and telephone addresses. Control characters could hide another scheme. */
function isSafeAddress(address: string): boolean {
  return !/[\s\p{Cc}]/u.test(address) && /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(address);
}

/** Closes what is still open inside of `name`; nothing when `name` was never opened. */
function closeTo(open: string[], name: string): string {
  if (!open.includes(name)) return '';
  let closed = '';
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    closed += `</${last}>`;
    if (last === name) break;
  }
  return closed;
}

function escapeText(text: string): string {
  return text
    .replace(/&(?!#?\w{1,31};)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, decimal: string) => character(Number(decimal)))
    .replace(
      /&(colon|tab|newline|quot|apos|lt|gt|amp);/gi,
      (_, name: string) =>
        ({ colon: ':', tab: '\t', newline: '\n', quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' })[
          name.toLowerCase()
        ] ?? '',
    );
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
