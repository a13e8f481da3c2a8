import type { Locale } from '@scholars/contract/locale';
import bannerStyle from '../src/shared/bottom-banner.css?inline';
import { withTryingAgain } from '../src/shared/try-again';
import type { Copy } from './copies';
import { sayWhen } from './written-when';

/**
 * A copy as it is shown: above all else it says how old it is.
 *
 * @param why there is no connection, or the site is not well
 */
export function withBanner(html: string, at: string, locale: Locale, why: 'banner' | 'unavailable'): string {
  const banner = `<p class="bottom-banner" role="status">${sayWhen(why, at, locale)}</p>`;
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

/**
 * The same page in place of one that is not here, which it opens once there is a connection.
 *
 * @param nonce by which its policy lets it do so
 */
export function withMissing(html: string, { pathname, search }: URL, locale: Locale, nonce: string): string {
  const missing = html
    .replace('id="offline-missing" hidden=""', 'id="offline-missing"')
    .replace('href="?again"', () => `href="${escaped(pathname + search)}"`);
  return withTryingAgain(missing, locale, nonce);
}

function escaped(path: string): string {
  return path.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
