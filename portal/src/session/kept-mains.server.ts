import type { EntryContext } from 'react-router';
import { createBoundedStore } from '~/lib/bounded-store.server';
import type { MainRender } from '~/lib/main-render';
import { frameRouteId, type RootData } from './root-data';

/** Main parts of pages that were rendered for somebody, by all that they were rendered from. */
export interface KeptMains {
  find(key: string): string | undefined;
  keep(key: string, html: string): void;
}

const keptMaxBytes = 8 * 1024 * 1024;

export function createKeptMains(maxBytes = keptMaxBytes): KeptMains {
  const kept = createBoundedStore<{ html: string }>({ maxBytes, sizeOf: ({ html }) => html.length * 2 });
  return {
    find: (key) => kept.get(key)?.html,
    keep: (key, html) => void kept.set(key, { html }),
  };
}

/**
 * What a page's main part is rendered from, beside what `noteOwnRead` notes: its address, what its loaders gave, and
 * the texts of the site that staff keep. Nothing where that cannot be compared.
 *
 * @param url path and query
 */
export function mainKeyOf(url: string, { staticHandlerContext }: EntryContext): string | undefined {
  const { matches, loaderData, actionData, errors, statusCode } = staticHandlerContext;
  const frame = matches.findIndex(({ route }) => route.id === frameRouteId);
  const root = loaderData.root as RootData | undefined; // what its loader gives
  if (frame < 0 || !root || actionData || errors || statusCode !== 200) return undefined;
  const data = matches.slice(frame + 1).map(({ route }) => loaderData[route.id]);
  try {
    return JSON.stringify([url, root.keys, data], asComparable);
  } catch {
    return undefined;
  }
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** What is frozen never changes, so it is compared by its identity: a page's answers are, and are most of its data. */
function asComparable(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Object.isFrozen(value)) {
    const number = numbers.get(value) ?? (lastNumber += 1);
    numbers.set(value, number);
    return { '\0frozen': number };
  }
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) throw new Error('Cannot be compared');
  return value;
}

/** The main part of a page that was rendered whole, if it may be shown to others. */
export function keepableMain(html: string, { isOwn }: MainRender): string | undefined {
  const head = html.indexOf('</head>');
  const begin = html.indexOf('>', html.indexOf('<main ', head)) + 1;
  const end = html.lastIndexOf('</main>');
  if (isOwn || head < 0 || begin === 0 || end < begin) return undefined;
  // A copy, as a part of a text keeps the whole of it in memory.
  const main = Buffer.from(html.slice(begin, end)).toString();
  return asksForPictures(html.slice(0, head), main) ? undefined : main;
}

/**
 * Whether React has put pictures of the main part into the head, to be asked for first: they would be missing there.
 */
function asksForPictures(head: string, main: string): boolean {
  const links = head.match(/<link\b[^>]*\bas="image"[^>]*>/g) ?? [];
  return links.some((link) => {
    const [, href] = /\bhref="([^"]+)"/.exec(link) ?? [];
    return !href || main.includes(href);
  });
}
