import type { PageParts, PageText } from '~/lib/page-text.server';
import { hashSource } from './security-headers';
import startOnTouch from './start-on-touch.js?minified';
import type { StaticFile, StaticFiles } from './static-files';

// Changes to a page's HTML that make it readable sooner. Each looks for one shape that React Router
// writes (its version is pinned, and a test renders a real page); where the shape is another, the page
// stays as it is.

/**
 * The frame's stylesheet among them: a page that waits for a file of it is seen a round trip later. A test looks at
 * every page.
 */
const styleMaxBytes = 80_000;

/** What a page's stylesheets say, together. */
export interface Styles {
  text: string;
  /** As a policy names it. */
  hash: string;
}

/** By their addresses: there are as many as kinds of pages, and each is long to put together and to hash. */
const stylesOfFiles = new WeakMap<StaticFiles, Map<string, Styles>>();

const linkOfInlined = '<link media="print"';

/**
 * Looks for small stylesheets, to be put into the page. React writes its script preloads before them, and on few
 * connections the scripts would come first. The links stay, for print only: React looks for them when it takes over.
 *
 * @returns the head, and what `withStyles` puts into it once nothing else of it changes: it is longer than all the rest
 */
export function findStyles(head: string, files: StaticFiles): { head: string; styles: Styles | undefined } {
  const found = new Map<string, StaticFile>();
  const linked = head.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    // The router marks a file that a part loaded later has too by an empty fragment (root-styles.ts).
    const href = /\bhref="([^"]+)"/.exec(link)?.[1]?.replace(/#$/, '');
    const file = href && !/\bmedia=/.test(link) ? files.get(href) : undefined;
    if (!href || !file || file.raw.length > styleMaxBytes) return link;
    found.set(href, file);
    return link.replace('<link', linkOfInlined);
  });
  return { head: linked, styles: found.size > 0 ? stylesOf(files, found) : undefined };
}

function stylesOf(files: StaticFiles, found: ReadonlyMap<string, StaticFile>): Styles {
  const known = stylesOfFiles.get(files) ?? new Map<string, Styles>();
  stylesOfFiles.set(files, known);
  const key = [...found.keys()].join(' ');
  const before = known.get(key);
  if (before) return before;
  const text = [...found.values()].map(({ raw }) => raw.toString('utf8').trim()).join('\n');
  const made = { text, hash: hashSource(text) };
  known.set(key, made);
  return made;
}

/** The head with its styles, in pieces. */
export function withStyles(head: string, styles: Styles | undefined, nonce: string | undefined): PageText {
  const at = head.indexOf(linkOfInlined);
  if (!styles || at < 0) return [head];
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return [head.slice(0, at), `<style${attribute}>${styles.text}</style>`, head.slice(at)];
}

const preload = /<link\b[^>]*\brel="(?:modulepreload|preload"[^>]*\bas="fetch)"[^>]*>/g;

/** Scripts and texts wait behind what is seen. */
export function lowerPreloads(head: string): string {
  return head.replace(preload, (link) => link.replace('<link', '<link fetchpriority="low"'));
}

const bootScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * Lets the page's scripts wait for the visitor's first touch: everything before it is native HTML. So do the
 * stylesheets whose text is in the page already.
 *
 * @returns with the scripts that will be put in then
 */
export function bootOnInteraction<Page extends PageParts>(page: Page): Page & { lateScripts: string[] } {
  const { head, end } = page;
  const [whole = '', open = '', script, close = ''] = bootScript.exec(end) ?? [];
  if (!script?.includes('__reactRouterRouteModules')) return { ...page, head: lowerPreloads(head), lateScripts: [] };
  const modules = [...head.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g)].map(
    ([, href]) => href,
  );
  const at = end.indexOf(whole);
  return {
    ...page,
    head: head.replace(preload, '').replace(/<link media="print"([^>]*?)\bhref=/g, '<link media="print"$1data-href='),
    end: end.slice(0, at) + open + waitingScript(script, modules) + close + end.slice(at + whole.length),
    lateScripts: [script],
  };
}

/** A call of the function whose text that file is. */
function waitingScript(script: string, modules: readonly (string | undefined)[]): string {
  const called = startOnTouch.replace(/^export default ?/, '').replace(/;?\s*$/, '');
  return `(${called})(${inScript(modules)},${inScript(script)})`;
}

/** A value as it may stand within a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
