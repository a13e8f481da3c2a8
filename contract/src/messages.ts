import { intlTag, type Locale } from './locale.js';
import english from './messages/en.json' with { type: 'json' };

/** The name of a message, the same in both languages. Only the type is taken of the texts: nothing is loaded for it. */
export type MessageKey = keyof typeof english;

/** A message of the catalogue: one text, or one per plural category of the language (`Intl.PluralRules`). */
export type Message = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type MessageCatalogue = Record<MessageKey, Message>;

/** A key, or a key with its number: `text.min:2`. Schemas carry these; people never see them. */
export type MessageRef = MessageKey | `${MessageKey}:${number}`;

/** Builds the reference of a message that names a number, e.g. a length. */
export function messageRef(key: MessageKey, n: number): MessageRef {
  return `${key}:${n}`;
}

/**
 * The catalogue's text for a reference (spec §5, §8). The catalogue is handed in, so that a browser
 * loads one language only; on a server see `message-catalogues.ts`.
 *
 * @param ref a key of the catalogue, with its number after a colon where the text names one
 * @throws when the key is not in the catalogue: that is a defect of the caller, not of the input
 */
export function renderMessage(catalogue: MessageCatalogue, locale: Locale, ref: string): string {
  const [key, count] = splitRef(ref);
  const message = catalogue[key as MessageKey];
  if (message === undefined) throw new Error(`No message for '${ref}'`);
  if (typeof message === 'string') return message;
  const n = Number(count);
  const category = new Intl.PluralRules(intlTag[locale]).select(n);
  return (message[category] ?? message.other ?? '').replace(
    '{n}',
    new Intl.NumberFormat(intlTag[locale], { useGrouping: false }).format(n),
  );
}

/** The key of a reference, without its number. */
export function messageKeyOf(ref: string): string {
  return splitRef(ref)[0];
}

function splitRef(ref: string): [key: string, count: string | undefined] {
  const colon = ref.lastIndexOf(':');
  return colon < 0 ? [ref, undefined] : [ref.slice(0, colon), ref.slice(colon + 1)];
}
