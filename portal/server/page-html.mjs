/**
 * Changes to a page's HTML that make it readable sooner. Each looks for one shape that React Router
 * writes (its version is pinned, and a test renders a real page); where the shape is another, the page
 * stays as it is.
 *
 * @typedef {import('./static-files.mjs').StaticFiles} StaticFiles
 */

const styleMaxBytes = 40_000;

/**
 * Puts small stylesheets into the page. React writes its script preloads before them, and on few
 * connections the scripts would come first. The links stay, for print only: React looks for them when it
 * takes over.
 *
 * @param {string} html
 * @param {StaticFiles} files
 * @param {string | undefined} nonce
 */
export function inlineStyles(html, files, nonce) {
  /** @type {string[]} */
  const texts = [];
  const linked = html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    const text = styleTextOf(link, files);
    if (text === undefined) return link;
    if (!texts.includes(text)) texts.push(text);
    return link.replace('<link', '<link media="print"');
  });
  if (texts.length === 0) return html;
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  return linked.replace('<link media="print"', () => `<style${attribute}>${texts.join('\n')}</style><link media="print"`);
}

/** @param {string} link @param {StaticFiles} files */
function styleTextOf(link, files) {
  const [, href] = /\bhref="([^"]+)"/.exec(link) ?? [];
  // React Router marks a file that two routes ask for by an empty fragment.
  const file = href && !/\bmedia=/.test(link) ? files.get(href.replace(/#$/, '')) : undefined;
  if (!file || file.raw.length > styleMaxBytes) return undefined;
  return file.raw.toString('utf8').trim();
}

const preload = /<link\b[^>]*\brel="(?:modulepreload|preload"[^>]*\bas="fetch)"[^>]*>/g;

/**
 * Scripts and texts wait behind what is seen.
 *
 * @param {string} html
 */
export function lowerPreloads(html) {
  return html.replace(preload, (link) => link.replace('<link', '<link fetchpriority="low"'));
}

const bootScript = /(<script\b[^>]*\btype="module"[^>]*>)([\s\S]*?)(<\/script>)/;
/** A form may be sent by what touches nothing, e.g. a program that fills in for a person. */
const startingEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'submit'];

/**
 * Lets the page's scripts wait for the visitor's first touch: everything before it is native HTML. So do the stylesheets
 * whose text is in the page already.
 *
 * @param {string} html
 * @returns {{ html: string, lateScripts: string[] }} with the scripts that will be put in then
 */
export function bootOnInteraction(html) {
  const [, , script] = bootScript.exec(html) ?? [];
  if (!script?.includes('__reactRouterRouteModules')) return { html: lowerPreloads(html), lateScripts: [] };
  const modules = [...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g)].map(([, href]) => href);
  const waiting = html
    .replace(preload, '')
    .replace(/<link media="print"([^>]*?)\bhref=/g, '<link media="print"$1data-href=')
    .replace(bootScript, (_, open, __, close) => `${open}${waitingScript(script, modules)}${close}`);
  return { html: waiting, lateScripts: [script] };
}

/**
 * A mouse that rests where the page appears has not moved, though browsers say so: then nobody has touched the page yet.
 *
 * @param {string} script @param {unknown} modules
 */
function waitingScript(script, modules) {
  return `{const events=${inScript(startingEvents)};const start=({type,movementX,movementY})=>{if(type==="pointermove"&&!movementX&&!movementY)return;for(const name of events)removeEventListener(name,start,true);const nonce=document.querySelector("script[nonce]")?.nonce;for(const link of document.querySelectorAll("link[data-href]"))link.href=link.dataset.href;for(const href of ${inScript(modules)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;if(nonce)link.nonce=nonce;document.head.append(link)}const script=document.createElement("script");script.type="module";if(nonce)script.nonce=nonce;script.textContent=${inScript(script)};document.head.append(script);script.remove()};for(const name of events)addEventListener(name,start,{capture:true,passive:true})}`;
}

/** A value as it may stand within a script element. @param {unknown} value */
function inScript(value) {
  return JSON.stringify(value).replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029');
}
