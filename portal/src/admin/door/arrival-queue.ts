import type { Arrival, ArrivalResult } from '@scholars/contract/event-arrivals';
import { arrivalsAtOnceMax } from '@scholars/contract/limits';

/** What a browser keeps of its own: ids and moments, and no names. */
export type ArrivalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Door {
  store: ArrivalStore;
  /** Fails where no answer comes. */
  send: (arrivals: readonly Arrival[]) => Promise<readonly ArrivalResult[]>;
  /** Hears what became of what was sent. */
  onTaken: (results: readonly ArrivalResult[]) => void;
}

// One entry for each: two windows of one browser keep theirs side by side, and what both send is taken once.
const prefix = 'arrival:';

/** What was done at the door and is not taken yet. It outlives the page, and is sent in its order once that is possible. */
export class ArrivalQueue {
  #pending: readonly Arrival[];
  #isSending = false;
  readonly #door: Door;
  readonly #listeners = new Set<() => void>();

  constructor(door: Door) {
    this.#door = door;
    this.#pending = readKept(door.store);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getPending = (): readonly Arrival[] => this.#pending;

  add(arrival: Arrival): void {
    this.#door.store.setItem(prefix + arrival.clientId, JSON.stringify(arrival));
    this.#show([...this.#pending, arrival]);
    void this.flush();
  }

  /** Sends what waits; what gets no answer goes on waiting. */
  async flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#pending.length > 0) {
        const sent = this.#pending.slice(0, arrivalsAtOnceMax);
        const results = await this.#door.send(sent).catch(() => undefined);
        if (!results) return;
        for (const { clientId } of sent) this.#door.store.removeItem(prefix + clientId);
        // What is known by now comes before what waited is forgotten: nobody is seen to go in between.
        this.#door.onTaken(results);
        this.#show(this.#pending.filter((one) => !sent.includes(one)));
      }
    } finally {
      this.#isSending = false;
    }
  }

  #show(pending: readonly Arrival[]): void {
    this.#pending = pending;
    for (const listener of this.#listeners) listener();
  }
}

function readKept(store: ArrivalStore): Arrival[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => JSON.parse(store.getItem(key) ?? '') as Arrival) // written above, and by nobody else
    .sort((a, b) => a.at.localeCompare(b.at));
}
