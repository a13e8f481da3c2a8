import type { PageText } from '~/lib/page-text.server';
import { namedProblem } from './named-problem';

/**
 * Names in a page's list of what is wrong the field of each message, as the browser does: React writes the list before
 * the fields whose labels it is named by.
 */
export function nameProblems(page: PageText): PageText {
  if (!page.some((piece) => piece.includes('<a href="#field-'))) return page;
  // A list may begin in one piece and end in the next.
  const whole = page.join('');
  return [
    whole.replace(/(<a href="#(field-[^"]+)">)([^<]*)(?=<\/a>)/g, (_, link: string, id: string, message: string) => {
      return link + written(namedProblem(labelOf(whole, id), read(message)));
    }),
  ];
}

/** What `shownLabelOf` reads of the page in the browser. */
function labelOf(page: string, id: string): string {
  const start = `<span id="${id}-label">`;
  const at = page.indexOf(start);
  return at === -1 ? '' : read(withoutTags(page.slice(at + start.length))).trim();
}

/** The text of an element that begins before `html`, up to its own end. */
function withoutTags(html: string): string {
  let depth = 1;
  let text = '';
  for (const [part] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (part.startsWith('<span')) depth += 1;
    else if (part === '</span>') depth -= 1;
    else if (!part.startsWith('<')) text += part;
    if (depth === 0) break;
  }
  return text;
}

/** As React writes signs that mean something in HTML. */
const signs = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;
type Written = keyof typeof signs;
const writtenOf: ReadonlyMap<string, string> = new Map(Object.entries(signs).map(([entity, sign]) => [sign, entity]));

const read = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => signs[entity as Written]); // one of them
const written = (text: string) => text.replace(/[&<>"']/g, (sign) => writtenOf.get(sign) ?? sign);
