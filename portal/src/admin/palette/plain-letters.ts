// Vowel signs, accents, tatweel and the invisible signs that join letters or give a direction.
const ignored = /[\p{M}\u0640\u00ad\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const sameLetters: Readonly<Record<string, string>> = {
  ٱ: 'ا', ى: 'ي', ی: 'ي', ے: 'ي', ة: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ۃ: 'ه', ک: 'ك', ڪ: 'ك', ء: '',
}; // prettier-ignore
const otherForms = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');
const article = /^(?:ال(?=\p{L}{2,})|(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3,}))/u;

/** The words of a text in the letters that the site's search compares (`cms/src/platform/words/fold.ts`). */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(ignored, '');
  return plain.replace(otherForms, (letter) => sameLetters[letter] ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each word that is looked for stands in a name, whole or in part, with the Arabic article or without. */
export function holdsWords(name: string, text: string): boolean {
  const plainName = plainWords(name).join(' ');
  return plainWords(text).every((word) => plainName.includes(word) || plainName.includes(word.replace(article, '')));
}
