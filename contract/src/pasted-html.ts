/*
 * What was copied in Word, Google Docs or LibreOffice, as the HTML that it means. Both editors of rich texts read it, in a
 * browser, and each keeps of it what its texts may be made of.
 */

export interface PastedHtml {
  html: string;
  /** Pictures do not travel with a text: Word's lie on the writer's own disk. Where some were left out, one says so. */
  hasPictures: boolean;
}

export function tidyPastedHtml(pasted: string): PastedHtml {
  // Without Word's own notes, which are no comments to every parser, and its styles. In a document of its own nothing of it
  // runs or loads.
  const source = pasted
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*\]>|<\/?o:p[^>]*>|<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  const hasPictures = body.querySelector(pictures) !== null;
  for (const element of body.querySelectorAll(`${pictures}, ${notes}`)) element.remove();
  nameStyles(body);
  makeLists(body);
  makeLines(body);
  for (const element of body.querySelectorAll('span:not([data-size]), font, center, ins[cite], ins[datetime]'))
    unwrap(element);
  return { html: body.innerHTML, hasPictures };
}

const pictures = 'img, picture, svg, object, [src^="file:"], v\\:shape, v\\:imagedata';

/** Comments, what is deleted while changes are tracked, what is hidden, and breaks that only mark the clipboard's end. */
const notes = [
  'script, xml, meta, link, title, del[cite], del[datetime], br.Apple-interchange-newline',
  '.MsoCommentReference, .msocomanchor, [data-style*="mso-element:comment-list"], [data-style*="mso-hide:all"]',
].join();

const marks: readonly [tag: string, property: string, value: RegExp][] = [
  ['b', 'font-weight', /^(bold(er)?|[7-9]\d\d)$/],
  ['i', 'font-style', /^(italic|oblique)$/],
  ['u', 'text-decoration', /underline/],
  ['s', 'text-decoration', /line-through/],
];

/** Styles that mean something become the tags that mean it. */
function nameStyles(body: HTMLElement): void {
  // Google's documents stand in one `b` that is none.
  for (const one of body.querySelectorAll('b[data-style]'))
    if (/^(normal|400)$/.test(styleOf(one, 'font-weight'))) unwrap(one);
  for (const span of body.querySelectorAll('span[data-style]'))
    for (const [tag, property, value] of marks) if (value.test(styleOf(span, property))) wrapContent(span, tag);
  for (const title of body.querySelectorAll('p.MsoTitle, p.title')) rename(title, 'h2');
  for (const heading of body.querySelectorAll('p[role="heading"]'))
    rename(heading, `h${heading.getAttribute('aria-level')}`);
  for (const quote of body.querySelectorAll('p.MsoQuote, p.MsoIntenseQuote'))
    wrapContent(rename(quote, 'blockquote'), 'p');
  for (const link of body.querySelectorAll('a'))
    if (!/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(link.getAttribute('href') ?? '')) unwrap(link);
  // A link is underlined and a heading bold by being one.
  for (const mark of body.querySelectorAll('a u, h1 b, h2 b, h3 b, h4 b, h5 b, h6 b')) unwrap(mark);
  for (const mark of body.querySelectorAll('u'))
    if (mark.childNodes.length === 1 && mark.firstElementChild?.localName === 'a') unwrap(mark);
}

/**
 * As it is written, under a name of our own: a page whose policy allows no styles of elements knows none here either, and
 * each of them would be a breach that browsers report.
 */
function styleOf(element: Element, property: string): string {
  const style = element.getAttribute('data-style') ?? '';
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? '';
}

/** Word's lists are paragraphs that look like lists; Google's and LibreOffice's inner lists stand beside their item. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = levelOf(paragraph);
    if (level > 0) moveToList(paragraph, level);
  }
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list);
}

function levelOf(paragraph: HTMLElement): number {
  const style = paragraph.getAttribute('data-style') ?? '';
  const level = /mso-list:[^;]*level(\d)/.exec(style)?.[1];
  return Number(level ?? (/MsoListParagraph/.test(paragraph.className) && markerOf(paragraph) ? 1 : 0));
}

/** The bullet or the number, which Word writes as text. */
function markerOf(paragraph: HTMLElement): HTMLElement | undefined {
  return [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('data-style') ?? ''),
  );
}

/** Puts a paragraph at the end of the list before it, as deep as it says; without one it begins a list. */
function moveToList(paragraph: HTMLElement, level: number): void {
  const marker = markerOf(paragraph);
  const tag = /^\s*\(?[\p{L}\p{Nd}]{1,4}[.)]/u.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const owner = paragraph.ownerDocument;
  const before = paragraph.previousElementSibling;
  // Of two lists one behind the other each keeps its marks.
  const follows = before && isList(before) && (level > 1 || before.localName === tag);
  let list = follows ? before : owner.createElement(tag);
  if (!follows) paragraph.before(list);
  for (let depth = 1; depth < level; depth += 1) {
    const item = list.lastElementChild;
    if (!item) break;
    const inner = item.lastElementChild;
    list = inner && isList(inner) ? inner : item.appendChild(owner.createElement(tag));
  }
  const item = list.appendChild(owner.createElement('li'));
  item.append(paragraph);
}

function isList({ localName }: Element): boolean {
  return localName === 'ul' || localName === 'ol';
}

/** A row of a table is a line; what only keeps blocks apart is none. */
function makeLines(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    for (const row of table.querySelectorAll('tr')) {
      const line = table.ownerDocument.createElement('p');
      for (const cell of row.cells) {
        if (!cell.textContent?.trim()) continue;
        for (const block of cell.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6')) unwrap(block);
        line.append(...(line.hasChildNodes() ? [' · '] : []), ...cell.childNodes);
      }
      table.before(line);
    }
    table.remove();
  }
  const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote';
  for (const one of body.querySelectorAll('br'))
    if (one.previousElementSibling?.matches(blocks) || one.nextElementSibling?.matches(blocks)) one.remove();
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, blockquote, li'))
    if (!block.textContent?.trim()) block.remove();
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
