/** An element on the way from what has the focus up to the document, and which of its parent's children it is. */
interface Step {
  element: Element;
  at: number;
}

/** The way up from what has the focus, as it stands now. */
export function wayUp(from: Element): readonly Step[] {
  const way: Step[] = [];
  for (let element: Element | null = from; element; element = element.parentElement)
    way.push({ element, at: [...(element.parentElement?.children ?? [])].indexOf(element) });
  return way;
}

/**
 * Where the keyboard goes on once what had the focus is gone, the nearest first: the row that it stood in, the row that
 * has come into that row's place, or what heads the panel, the window or the page around it.
 */
export function placeLeft(way: readonly Step[]): HTMLElement | undefined {
  const from = way.findIndex(({ element }) => element.isConnected);
  for (const [index, { element }] of way.entries()) {
    const place = index < from ? undefined : placeAt(element, way[index - 1]);
    if (place) return place;
  }
  return undefined;
}

function placeAt(element: Element, below: Step | undefined): HTMLElement | null | undefined {
  if (element.matches('tr, li')) return element as HTMLElement; // by their names
  if (below && !below.element.isConnected && element.matches('ul, ol, tbody')) return rowAt(element, below.at);
  if (element.matches('main')) return pageTitle(element) ?? element;
  if (element.matches('[tabindex="-1"]')) return element as HTMLElement; // only these can have it
  if (element.matches('section, form, dialog')) return element.querySelector<HTMLElement>('h1, h2, h3');
  return undefined;
}

/** Where a table measures its columns is no row. */
function rowAt(list: Element, at: number): HTMLElement | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > :not([aria-hidden="true"])')];
  return rows[Math.min(at - (list.children.length - rows.length), rows.length - 1)];
}

export function pageTitle(main: Element): HTMLElement | null {
  return main.querySelector('h1');
}

/** Gives the focus also to what cannot have it by itself. */
export function focusPlace(place: HTMLElement, options?: FocusOptions): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus(options);
}
