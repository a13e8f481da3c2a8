import { directionOf, type Locale } from '@scholars/contract/locale';

/**
 * Clean HTML in which each block that is written in the other direction than its text says so. A block is judged by its
 * first letter and by most of its letters: Arabic that begins with a Latin name stays Arabic, and addresses are no
 * words.
 */
export function directBlocks(html: string, locale: Locale): string {
  const own = directionOf(locale);
  if (own === 'ltr' && !/\p{Script=Arabic}/u.test(html)) return html;
  return html.replace(/<(p|h[2-4]|[uo]l|li|blockquote)(?=[ >])/g, (tag, name: string, at: number) => {
    const words = wordsOf(html.slice(at, html.indexOf(`</${name}>`, at)));
    const isArabic = isArabicLetter.test(/\p{L}/u.exec(words)?.[0] ?? '');
    const letters = count(words, /\p{L}/gu);
    const arabic = count(words, /\p{Script=Arabic}/gu);
    const alike = isArabic ? arabic : letters - arabic;
    const direction = isArabic ? 'rtl' : 'ltr';
    return alike * 2 > letters && direction !== own ? `${tag} dir="${direction}"` : tag;
  });
}

const isArabicLetter = /\p{Script=Arabic}/u;

function wordsOf(html: string): string {
  const words = html.replace(/<[^<>]*>|&#?\w+;/g, ' ').split(/\s+/);
  return words.filter((word) => !/[@/]/.test(word)).join(' ');
}

const count = (text: string, letter: RegExp): number => text.match(letter)?.length ?? 0;
