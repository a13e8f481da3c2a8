// Control characters, invisible and direction-changing signs (U+2800 is a letter without a mark), halves of pairs.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const shownMaxLength = 255;

/**
 * A file's name as its sender gave it, fit to be shown: what cannot be seen could turn `exe.fdp` round or push
 * an ending out of sight. It is text about the file and nothing more: no file is saved or sent under it. Put it
 * into a `<bdi>`, as it may be in either direction.
 *
 * @returns at most 255 characters on one line, without folders; '' when nothing of it can be seen
 */
export function shownFileName(sent: string): string {
  const name = sent.replace(/^.*[/\\]/su, '');
  const plain = name.replace(unseen, '').replace(/\s+/gu, ' ').trim().normalize('NFC');
  return plain.slice(0, shownMaxLength).replace(/[\ud800-\udbff]$/, '');
}
