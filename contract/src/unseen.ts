/*
 * Marks that nobody sees: of direction, of no width. They come along with what is pasted, e.g. around a number from a
 * phone's contacts.
 */

const nothingSeen = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether there is nothing to be seen in a text. */
export function isBlank(text: string): boolean {
  return nothingSeen.test(text);
}

/** Without marks, for what is an address or a number. In words they mean something: a joiner shapes a letter. */
export function withoutMarks(text: string): string {
  return text.replace(/\p{Cf}/gu, '');
}

/**
 * Without what cannot stand in a text: a zero character, which nobody types and PostgreSQL does not take, and marks that
 * turn letters round until they are ended. A name with one would be read as another's, and turn the words beside it.
 */
export function withoutTurns(text: string): string {
  return text.replace(/[\0\u202a-\u202e\u2066-\u2069]/g, '');
}
