import type { KeptDoor } from './door-document';

/** What the door knows at a moment. */
export type DoorList = Pick<KeptDoor, 'guests' | 'readAt'>;

interface Keeping {
  /** Puts the door there; @returns until when at the latest, nothing where it may not be kept any more. */
  begin?: (list: DoorList) => Promise<string | undefined>;
  /** @returns whether the door is there still */
  renew: (list: DoorList) => Promise<boolean>;
  /** Hears until when the door is kept at the latest; nothing where it is not. */
  onKept: (until: string | undefined) => void;
}

/** Keeps the lists that a door is given, one after the other; of those that come meanwhile the last one. */
export class DoorKeeper {
  #next: DoorList | undefined;
  #isWriting = false;
  #begin: Keeping['begin'];
  #until: string | undefined;
  readonly #keeping: Keeping;

  /** @param until of a door that is kept already */
  constructor(keeping: Keeping, until?: string) {
    this.#keeping = keeping;
    this.#begin = keeping.begin;
    this.#until = until;
  }

  async keep(list: DoorList): Promise<void> {
    this.#next = list;
    if (this.#isWriting) return;
    this.#isWriting = true;
    try {
      while (this.#next) {
        const next = this.#next;
        this.#next = undefined;
        await this.#write(next);
      }
    } catch {
      // A device that is full, or that misses a file: the next list is another try, and until then nothing is promised.
      this.#keeping.onKept(this.#until);
    } finally {
      this.#isWriting = false;
    }
  }

  async #write(list: DoorList): Promise<void> {
    if (this.#until !== undefined) {
      // What was dropped is not begun again: whose it was is signed out.
      if (!(await this.#keeping.renew(list))) this.#until = undefined;
    } else if (this.#begin) {
      this.#until = await this.#begin(list);
      this.#begin = undefined;
    }
    this.#keeping.onKept(this.#until);
  }
}
