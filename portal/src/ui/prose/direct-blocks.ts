import type { Locale } from '@scholars/contract/locale';

const arabic = /[ء-ي]/g;
const latin = /[a-z]/gi;

/**
 * Clean HTML in which each block that is written in the other direction than its text says so. A block is judged by its
 * first letter and by most of its letters: Arabic that begins with a Latin name stays Arabic, and addresses are no
 * words.
 */
export function directBlocks(html: string, locale: Locale): string {
  const [own, other] = locale === 'ar' ? [arabic, latin] : [latin, arabic];
  return html.replace(/<(p|h[2-4]|[uo]l|li|blockquote)(?=[ >])/g, (tag, name: string, at: number) => {
    const words = html
      .slice(at, html.indexOf(`</${name}>`, at))
      .replace(/<[^<>]*>|&\w+;/g, ' ')
      .split(' ')
      .filter((word) => !/[@/]/.test(word))
      .join();
    const count = (letter: RegExp) => words.match(letter)?.length ?? 0;
    const isOther = count(other) > count(own) && words.search(own) >>> 0 > words.search(other);
    return isOther ? `${tag} dir="${other === latin ? 'ltr' : 'rtl'}"` : tag;
  });
}
