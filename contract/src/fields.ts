import * as z from 'zod/mini';
import { parseDateOnly } from './dates.js';
import { asciiDigits } from './typed-text.js';
import { fileProblem, type FileLike, type FileRule } from './files.js';
import { shortTextMaxLength } from './limits.js';
import { messageRef, type MessageKey, type MessageRef } from './messages.js';
import { countryCodeOf } from './reference/countries.js';
import { isBlank, withoutMarks, withoutTurns } from './unseen.js';

// Zod's compiled fast path probes `new Function`, which a strict Content-Security-Policy reports as a violation.
z.config({ jitless: true });

interface TextRules {
  /** The message when it is empty; without it the text is optional and empty becomes ''. */
  required?: MessageKey;
  min?: number;
  minMessage?: MessageKey;
  max?: number;
  maxMessage?: MessageKey;
}

/**
 * A trimmed text; one in which there is nothing to be seen is empty. The rules exclude each other, so that a person reads one
 * message. Lengths in characters.
 */
export function text({ required, min = 0, minMessage, max = shortTextMaxLength, maxMessage }: TextRules = {}) {
  const tooShort: MessageRef = minMessage ?? messageRef('text.min', min);
  const tooLong: MessageRef = maxMessage ?? messageRef('text.max', max);
  return z.pipe(
    // A field that is not there at all is judged as an empty one: the message is the field's own.
    z.transform((input: unknown) => (typeof input === 'string' ? trimmed(input) : (input ?? ''))),
    z.string({ error: 'value.invalid' }).check(
      z.refine((value) => !required || value !== '', { error: required ?? 'text.required' }),
      z.refine((value) => value === '' || [...value].length >= min, { error: tooShort }),
      z.refine((value) => [...value].length <= max, { error: tooLong }),
    ),
  );
}

function trimmed(typed: string): string {
  return isBlank(typed) ? '' : withoutTurns(typed).trim();
}

/** A text of which each sign counts. */
function signs(rules: TextRules) {
  return z.pipe(
    z.transform((input: unknown) => (typeof input === 'string' ? withoutMarks(input) : input)),
    text(rules),
  );
}

// One @, no spaces, a dot in the domain; any script in both parts. The mail itself is the real check.
const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/u;

/** An e-mail address of at most 255 characters; line breaks can never pass, so it is safe in a mail header. */
export function email(rules: { required?: MessageKey; invalid?: MessageKey } = {}) {
  const { required, invalid = 'email.invalid' } = rules;
  return withRule(signs({ required }), (value) => value === '' || emailPattern.test(value), invalid);
}

const phoneCharacters = /^[+\d\s]*$/;

/** `+974 55512345`: dialing code, a space, the number in any digits (spec §3); '' when it is optional and not given. */
export function phone(rules: { required?: MessageKey } = {}) {
  const digits = z.pipe(signs(rules), z.transform(asciiDigits));
  return z.pipe(
    digits,
    z.string().check(
      z.refine((value) => phoneCharacters.test(value), { error: 'phone.digits' }),
      z.refine((value) => value === '' || !phoneCharacters.test(value) || /^\+\d{1,4} \d{1,15}$/.test(value), {
        error: 'phone.format',
      }),
    ),
  );
}

const webAddress = /^(https?:\/\/)?(www\.)?[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d{1,5})?([/?#]\S*)?$/iu;

/** A web address with optional http(s):// and www (spec §5); other schemes never pass. */
export function url(rules: { required?: MessageKey } = {}) {
  return withRule(signs({ ...rules, max: 500 }), (value) => value === '' || webAddress.test(value), 'url.invalid');
}

/** A country: its ISO 3166 two-letter code, or its English name, which becomes the code (product §8). */
export function country(rules: { required?: MessageKey } = {}) {
  return z.pipe(
    text(rules),
    z.pipe(
      z
        .string()
        .check(z.refine((value) => value === '' || countryCodeOf(value) !== undefined, { error: 'country.unknown' })),
      z.transform((value) => (value === '' ? '' : (countryCodeOf(value) ?? ''))),
    ),
  );
}

/** A date without a time; the value is `YYYY-MM-DD`. */
export function dateOnly(rules: { required?: MessageKey } = {}) {
  return z.pipe(
    text(rules),
    z.pipe(
      z.string().check(
        z.refine((value) => value === '' || parseDateOnly(asciiDigits(value)) !== undefined, {
          error: 'date.invalid',
        }),
      ),
      z.transform((value) => (value === '' ? '' : (parseDateOnly(asciiDigits(value)) ?? ''))),
    ),
  );
}

/** A file judged by a rule; undefined where it is optional and was not chosen. */
export function file(rule: FileRule) {
  return z.pipe(
    z.transform((input: unknown) => (isChosenFile(input) ? input : undefined)),
    z.custom<FileLike | undefined>().check((context) => {
      const problem = fileProblem(rule, context.value);
      if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
    }),
  );
}

/** A box that must be ticked. Forms send `on` or `true`; JSON sends true. */
export function accepted(required: MessageKey) {
  return z.pipe(
    z.transform((input: unknown) => input === true || input === 'true' || input === 'on' || input === '1'),
    z.boolean().check(z.refine((value) => value, { error: required })),
  );
}

function withRule(schema: ReturnType<typeof signs>, test: (value: string) => boolean, error: MessageKey) {
  return z.pipe(schema, z.string().check(z.refine(test, { error })));
}

/** Browsers send an empty, nameless file for a picker that was left alone. */
function isChosenFile(input: unknown): input is FileLike {
  if (typeof input !== 'object' || input === null || !('size' in input) || !('type' in input)) return false;
  return !(input.size === 0 && 'name' in input && input.name === '');
}
