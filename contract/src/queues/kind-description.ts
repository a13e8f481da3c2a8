import type { CaptchaAction } from '../captcha-actions.js';
import type { MessageKey } from '../messages.js';

/** One of some values; each has its word below the key `words` in the back office's texts. */
export interface Choice {
  oneOf: readonly string[];
  words: string;
}

/** What a field holds, and so how it is shown, filtered and compared. A `letter` is read at length and answered. */
export type FieldFormat = 'text' | 'long' | 'letter' | 'email' | 'phone' | 'url' | 'date' | 'country' | Choice;

/** A private file of a form: a photo is written anew, a document is kept as it came. */
export interface FormFile {
  format: 'photo' | 'document';
  /** What is said where it is missing; without it the file may be. */
  required?: MessageKey;
}

/** A line of a row: one field, the days from one to another, or what is in a field for each language where it is known. */
export type RowLine<Field extends string = string> = Field | { from: Field; to: Field } | { en: Field; ar: Field };

/** The fields that a line is written from. */
export function fieldsOfLine(line: RowLine): readonly string[] {
  if (typeof line === 'string') return [line];
  return 'from' in line ? [line.from, line.to] : [line.en, line.ar];
}

/** A column sorts by its field and shows one or two lines. */
export interface QueueColumn<Field extends string = string> {
  field: Field;
  /** Key of its heading in `admin.field.*`, where that is not the field's own. */
  heading?: string;
  lines: readonly [RowLine<Field>, RowLine<Field>?];
}

/** Fields that stand together on a submission's page, under a heading of `admin.group.*`. */
export interface FieldGroup<Field extends string = string> {
  heading: string;
  fields: readonly Field[];
}

export type Flow = Readonly<Record<string, readonly string[]>>;

/**
 * All that sets one kind of submission apart. The CMS takes, keeps and lists submissions by it, and the back office
 * shows them by it. A field's label is the text `admin.field.<name>`.
 */
export interface KindDescription<
  Field extends string = string,
  Steps extends Flow = Flow,
  Mailed extends string = string,
> {
  /** Before the year in a reference, e.g. `FF-2026-000123`. */
  referencePrefix: string;
  /** The statuses in their order, each with those that a coordinator may choose next (product §5). */
  flow: Steps;
  /** The statuses that the sender hears of by mail; the others are the coordinators' own affair. */
  mailed: readonly Mailed[];
  /** The statuses whose step tells nobody but coordinators, and changes nothing else: who took it may take it back. */
  quiet: readonly (keyof Steps & string)[];
  /** What the sender filled in, in the form's order. */
  fields: Readonly<Record<Field, FieldFormat>>;
  /** The files that its form takes, by their fields. */
  files: Readonly<Record<string, FormFile>>;
  /**
   * The page of its form on the site, below the language; its last part is the slug of what staff write for it. None
   * where members alone send it, from a page that no search finds.
   */
  formPath?: `/${string}`;
  /** What its form is guarded by, where a captcha guards it. */
  captchaAction?: CaptchaAction;
  /** What its sender is thanked with. */
  receivedMessage: MessageKey;
  /** The field with the name of the person who sent it. */
  senderField: Field;
  /** What names a row and its page. */
  titleField: Field;
  /** The drawing beside its name in menus. */
  icon: 'person' | 'journey' | 'mail' | 'building' | 'file' | 'report';
  /** Between the reference and the status. */
  columns: readonly QueueColumn<Field>[];
  /** What tells a row from its neighbours beside its title, where there is one line for it. */
  summary: readonly RowLine<Field>[];
  /** Whether what it is sent for has focus areas, by which its queue may be narrowed. */
  isOfAreas?: true;
  searchIn: readonly (Field | 'reference')[];
  /** The days that a range may be set on, beside those of arrival. */
  rangeFields: readonly Field[];
  /** Offered beside the newest and the oldest first, where there are no columns to press. */
  orders: readonly Field[];
  groups: readonly FieldGroup<Field>[];
}

/** Writes a description down; what it says of its fields is held to the fields that it has. */
export function describeKind<
  const Fields extends Record<string, FieldFormat>,
  const Steps extends Flow,
  const Mailed extends keyof Steps & string,
>(
  description: KindDescription<NoInfer<keyof Fields & string>, Steps, Mailed> & {
    fields: Fields & { emailAddress: 'email' };
  },
): KindDescription<keyof Fields & string, Steps, Mailed> {
  return description;
}
