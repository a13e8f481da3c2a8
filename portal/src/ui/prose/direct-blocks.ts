import { directionOf, type Locale } from '@scholars/contract/locale';

/**
 * Clean HTML in which each block that is written in the other direction than its text says so. A block is judged by its
 * first letter and by most of its letters: Arabic that begins with a Latin name stays Arabic, and addresses are no
 * words.
 */
export function directBlocks(html: string, locale: Locale): string {
  return html.replace(/<(p|h[2-4]|[uo]l|li|blockquote)(?=[ >])/g, (tag, name: string, at: number) => {
    const letters =
      html
        .slice(at, html.indexOf(`</${name}>`, at))
        .replace(/<[^>]*>|&#?\w+;/g, ' ')
        .replace(/\S*[@/]\S*/g, '')
        .match(/\p{L}/gu) ?? [];
    const [first] = letters;
    if (!first) return tag;
    const alike = letters.filter((letter) => isArabic(letter) === isArabic(first)).length;
    const direction = isArabic(first) ? 'rtl' : 'ltr';
    return alike * 2 > letters.length && direction !== directionOf(locale) ? `${tag} dir="${direction}"` : tag;
  });
}

const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);
