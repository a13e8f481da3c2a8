import { plainWords, soughtWords, withoutArticle } from '@scholars/contract/plain-words';

/** Whether each word that is looked for stands in a name, whole or in part, with the Arabic article or without. */
export function holdsWords(name: string, text: string): boolean {
  const plainName = plainWords(name).join(' ');
  return soughtWords(text).every((word) => plainName.includes(word) || plainName.includes(withoutArticle(word)));
}
