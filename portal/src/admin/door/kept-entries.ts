/** What a browser keeps of its own: ids and moments, and no names. */
export type DoorStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Entry {
  clientId: string;
  at: string;
}

/** One entry for each: two windows of one browser keep theirs side by side. They outlive the page. */
export class KeptEntries<Kept extends Entry> {
  readonly #store: DoorStore;
  readonly #prefix: string;

  constructor(store: DoorStore, prefix: string) {
    this.#store = store;
    this.#prefix = prefix;
  }

  keep(entry: Kept): void {
    this.#store.setItem(this.#prefix + entry.clientId, JSON.stringify(entry));
  }

  drop(clientId: string): void {
    this.#store.removeItem(this.#prefix + clientId);
  }

  /** The earliest first. */
  list(): Kept[] {
    const store = this.#store;
    return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
      .filter((key) => key.startsWith(this.#prefix))
      .map((key) => JSON.parse(store.getItem(key) ?? '') as Kept) // written above, and by nobody else
      .sort((a, b) => a.at.localeCompare(b.at));
  }
}
