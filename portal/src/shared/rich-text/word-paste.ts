/**
 * What was copied in Word, whose lists are paragraphs that look like lists, as HTML with lists. What else it brings
 * along the editor's schema leaves out.
 */
export function tidyPastedHtml(html: string): string {
  // Word's own notes, which are no comments to every parser.
  const source = html.replace(/<!--[\s\S]*?-->|<!\[[^>]*\]>|<\/?o:p[^>]*>/g, '');
  if (!/mso-list|MsoListParagraph/.test(source)) return source;
  // In a document of its own nothing of it runs or loads.
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const level = levelOf(paragraph);
    if (level > 0) moveToList(paragraph, level);
  }
  return body.innerHTML;
}

function levelOf(paragraph: HTMLElement): number {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*level(\d)/.exec(style)?.[1];
  return Number(level ?? (/MsoListParagraph/.test(paragraph.className) && markerOf(paragraph) ? 1 : 0));
}

/** The bullet or the number, which Word writes as text. */
function markerOf(paragraph: HTMLElement): HTMLElement | undefined {
  return [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
}

/** Puts a paragraph at the end of the list before it, as deep as it says; without one it begins a list. */
function moveToList(paragraph: HTMLElement, level: number): void {
  const marker = markerOf(paragraph);
  const isNumbered = /^\s*\(?[\p{L}\p{Nd}]{1,4}[.)]/u.test(marker?.textContent ?? '');
  marker?.remove();
  const owner = paragraph.ownerDocument;
  const makeList = () => owner.createElement(isNumbered ? 'ol' : 'ul');
  const before = paragraph.previousElementSibling;
  let list = before && isList(before) ? before : makeList();
  if (list !== before) paragraph.before(list);
  for (let depth = 1; depth < level; depth += 1) {
    const item = list.lastElementChild;
    if (!item) break;
    const inner = item.lastElementChild;
    list = inner && isList(inner) ? inner : item.appendChild(makeList());
  }
  const item = list.appendChild(owner.createElement('li'));
  item.append(paragraph);
}

function isList({ tagName }: Element): boolean {
  return tagName === 'UL' || tagName === 'OL';
}
