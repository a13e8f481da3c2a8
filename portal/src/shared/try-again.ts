import type { Locale } from '@scholars/contract/locale';
import arabic from '~/i18n/locales/ar/offline.json';
import english from '~/i18n/locales/en/offline.json';
import style from './bottom-banner.css?inline';
import script from './try-again-script.js?minified';

const words = { en: english.opensItself, ar: arabic.opensItself };

/**
 * A page that stands in for one that cannot be had, as the server or the browser's own worker sends it: it opens the
 * other once that can be had. Pages load nothing of this.
 *
 * @param nonce what its policy allows scripts and styles by, where it does so by a nonce
 */
export function withTryingAgain(html: string, locale: Locale, nonce?: string): string {
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return html.replace(
    '</body>',
    () =>
      `<p class="bottom-banner" role="status" data-try-again="${words[locale]}" hidden></p>` +
      `<style${allowed}>${style}</style><script${allowed}>${script}</script></body>`,
  );
}
