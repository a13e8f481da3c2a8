import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';

/** An address that is somebody's, or was, and when; moments are milliseconds since 1970. */
export interface ProvenAddress {
  /** In lower case. */
  email: string;
  /** When whoever had it before left it; 0 where nobody had. */
  since: number;
  /** When its person left it; they have one that they have not left. */
  until?: number;
}

/** Somebody with an account, by what the subjects find theirs with. */
export interface Person {
  userId: number;
  /** Proven to be theirs; in lower case. */
  email: string;
  /** It, and those that they had before. */
  addresses: readonly ProvenAddress[];
  /** Names of things are in it, as far as they are translated. */
  locale: Locale;
}

/** A file that is somebody's own; it is read when its turn has come. */
interface PersonalFile {
  /** Its path in the copy of their data. */
  path: string;
  read(): Promise<Buffer>;
}

/** What a subject keeps of a person. */
export interface PersonalPart {
  /** All of it as its person may read it, for the copy of their data. */
  collect?(person: Person): Promise<object>;
  listFiles?(person: Person): Promise<PersonalFile[]>;
  /**
   * Erases it, and makes nobody's what others must keep. What broke off is begun again, so it must bear to be. Rows that
   * name nothing but the account go with it and need none (`api/account/follow-staff-changes.ts`).
   */
  erase?(person: Person): Promise<void>;
  /**
   * Leads to their new address what the network goes on to send to the one that they have, in the transaction in which
   * they take it. Only from one that was proven theirs; links that were mailed there are ended, or made anew.
   */
  redirect?(trx: Knex, person: Pick<Person, 'userId' | 'email'>, email: string): Promise<void>;
  /** Ends the links in mailboxes that they have left which need no address to be theirs, and mails anew what they need. */
  renewLinks?(trx: Knex, userId: number): Promise<void>;
}

/** By the name of the file that holds it. */
const parts = new Map<string, PersonalPart>();

/** Call once, before anybody asks for anything. */
export function registerPersonalParts(all: Readonly<Record<string, PersonalPart>>): void {
  for (const [name, part] of Object.entries(all)) parts.set(name, part);
}

export function personalParts(): ReadonlyMap<string, PersonalPart> {
  return parts;
}
