/**
 * The names in what an action gives, however deep, that its call does not declare; never where there are none.
 * TypeScript finds them in an object that is written where its type is known, and lets them pass in one that a function
 * infers.
 */
export type Undeclared<Given, Declared> = unknown extends Declared
  ? never
  : Given extends readonly (infer Item)[]
    ? Undeclared<Item, ItemOf<Declared>>
    : Given extends Uint8Array
      ? never
      : Given extends object
        ? | Exclude<keyof Given & string, NameOf<Declared>>
          | { [Name in keyof Given]-?: Undeclared<Given[Name], PartOf<Declared, Name>> }[keyof Given]
        : never;

type ItemOf<Declared> = Declared extends readonly (infer Item)[] ? Item : never;
type NameOf<Declared> = Declared extends unknown ? keyof Declared : never;
type PartOf<Declared, Name> = Declared extends unknown ? (Name extends keyof Declared ? Declared[Name] : never) : never;
