import type { Locale } from '@scholars/contract/locale';

/** Somebody with an account, by what the subjects find theirs with. */
export interface Person {
  userId: number;
  /** Proven to be theirs; in lower case. */
  email: string;
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
