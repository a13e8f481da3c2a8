import type { TypedValues } from '../read-form';
import { typingPlace } from './typing-place';

/*
 * What somebody types into a form that any visitor may fill in, kept in the tab (`sessionStorage`) until it is sent. A
 * visitor has no key of their own that it could be sealed with, and computers are shared: so it lies in this tab alone,
 * for an hour, and is nothing to whoever signs in or out meanwhile (decision 0109).
 */

const keptForMs = 3_600_000;

interface Typing {
  person: string;
  forms: Record<string, { at: number; since?: string | undefined; values: TypedValues }>;
}

/** Which form of whom. */
export interface TypingOf {
  /** Who is signed in; '' of a visitor. */
  person: string;
  /** Of all forms of the site. */
  name: string;
  /** What was sent last, where a form is filled in again: what was typed before that is nothing to it. */
  since?: string | undefined;
}

/** What was typed within the last hour. What is another person's, or older, is gone by then. */
export function readTyping(of: TypingOf): TypedValues | undefined {
  const typing = readAll(of.person);
  const typed = typing.forms[of.name];
  if (typed && typed.since !== of.since) return forgetTyping(of);
  write(typing);
  return typed?.values;
}

export function keepTyping({ person, name, since }: TypingOf, values: TypedValues): void {
  const { forms } = readAll(person);
  write({ person, forms: { ...forms, [name]: { at: Date.now(), since, values } } });
}

export function forgetTyping({ person, name }: TypingOf): undefined {
  const { [name]: _, ...forms } = readAll(person).forms;
  write({ person, forms });
}

function readAll(person: string): Typing {
  const all = parse(readItem());
  const isFresh = ({ at }: { at: number }) => at <= Date.now() && at + keptForMs > Date.now();
  const forms = all?.person === person ? Object.entries(all.forms).filter(([, form]) => isFresh(form)) : [];
  return { person, forms: Object.fromEntries(forms) };
}

function parse(item: string | null): Typing | undefined {
  try {
    return item === null ? undefined : (JSON.parse(item) as Typing); // written below
  } catch {
    return undefined;
  }
}

// Some browsers refuse storage altogether, or have none left: then nothing is kept.
function readItem(): string | null {
  try {
    return sessionStorage.getItem(typingPlace);
  } catch {
    return null;
  }
}

function write(typing: Typing): void {
  try {
    if (Object.keys(typing.forms).length === 0) sessionStorage.removeItem(typingPlace);
    else sessionStorage.setItem(typingPlace, JSON.stringify(typing));
  } catch {
    return;
  }
}
