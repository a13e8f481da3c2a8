import type { Locale } from '@scholars/contract/locale';
import type { Copy } from './copies';
import bannerStyle from './offline-banner.css?inline';
import { sayWhen } from './written-when';

/** A copy as it is shown: above all else it says how old it is. */
export function withBanner(html: string, at: string, locale: Locale): string {
  const banner = `<p class="offline-banner" role="status">${sayWhen('banner', at, locale)}</p>`;
  return html
    .replace('</head>', () => `<style>${bannerStyle}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + banner);
}

/** The page that lists the copies, filled in. */
export function withList(html: string, copies: readonly Copy[], locale: Locale): string {
  if (copies.length === 0) return html;
  const items = copies.map(({ path, title, at }) => {
    const [language] = path.split('/').filter(Boolean);
    return `<li><a href="${escaped(path)}" lang="${language}">${title}</a> <span>${sayWhen('asOf', at, locale)}</span></li>`;
  });
  return html.replace(
    /(<div id="copies"[^>]*>)(<\/div>)/,
    (_, open, close) => `${open}<ul>${items.join('')}</ul>${close}`,
  );
}

/** The same page in place of one that is not here. */
export function withMissing(html: string, { pathname, search }: URL): string {
  return html
    .replace('id="offline-missing" hidden=""', 'id="offline-missing"')
    .replace('href="?again"', () => `href="${escaped(pathname + search)}"`);
}

function escaped(path: string): string {
  return path.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
