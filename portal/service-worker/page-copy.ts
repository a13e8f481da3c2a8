import { assetFolder, assetsIn, copiedFolder } from '../src/shared/copy-places';

/** A page as it is read without a connection: what it shows, without what it runs. */
interface PageCopy {
  html: string;
  /** Of the page alone, as it stands in the HTML. */
  title: string;
  /** Paths of the files that it needs, as the site has them. */
  assets: string[];
}

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
// Preloads are the scripts' and the texts'; a stylesheet for print stands in the page as text already.
const needless = /<link\b[^>]*(?:\brel="(?:modulepreload|preload|manifest|alternate)"|\bmedia="print")[^>]*>/g;
const pictures = /<picture\b[^>]*>[\s\S]*?<\/picture>|<img\b(?![^>]*\bsrc="(?:data:|\/assets\/))[^>]*>/g;

/**
 * Makes a copy of a page's HTML. Scripts are left out: a page that is as old as its copy must not ask for anything,
 * and its links then lead to documents, for which the worker can answer.
 */
export function copyOfPage(html: string): PageCopy {
  const read = html.replace(scripts, '').replace(needless, '').replace(pictures, '');
  const [, fullTitle = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(read) ?? [];
  return {
    html: read.replaceAll(assetFolder, copiedFolder),
    title: fullTitle.replace(/ · [^·]*$/, ''),
    assets: assetsIn(read),
  };
}

/** A copy runs nothing, whatever stands in it. */
export const copyPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What stands in for a page asks for that again, and runs nothing else. */
export function missingPolicy(nonce: string): string {
  return `${copyPolicy}; connect-src 'self'; script-src 'nonce-${nonce}'`;
}

/** A door that is kept runs files of the site, and nothing that stands in the page itself. */
export function doorPolicy(origin: string): string {
  return `${copyPolicy}; connect-src 'self'; script-src ${origin}${copiedFolder}`;
}
