/*
 * What TypeScript knows of a locale file: texts and groups of texts, as `typeof` of the English JSON gives them. A
 * counted text is `name_one`, `name_other`, … in the file, and is asked for as `name` with a `count`.
 */

/** The whole keys of a file's texts, as they are written: `list.count_other`. */
type WrittenKey<File> = {
  [Name in keyof File & string]: File[Name] extends string ? Name : `${Name}.${WrittenKey<File[Name]>}`;
}[keyof File & string];

type StemOf<Key> = Key extends `${infer Stem}_other` ? Stem : never;

/** What is asked for with a `count`. */
export type CountedKey<File> = StemOf<WrittenKey<File>>;

/** What a text of the file is asked for by. */
export type TextKey<File> = Exclude<WrittenKey<File>, `${CountedKey<File>}_${Intl.LDMLPluralRule}`> | CountedKey<File>;
