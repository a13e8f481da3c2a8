import type { Arrival, ArrivalResult } from '@scholars/contract/event-arrivals';
import { arrivalsAtOnceMax } from '@scholars/contract/limits';
import { KeptEntries, type DoorStore } from './kept-entries';

interface Door {
  store: DoorStore;
  /** Fails where no answer comes. */
  send: (arrivals: readonly Arrival[]) => Promise<readonly ArrivalResult[]>;
  /** Hears what became of what was sent. */
  onTaken: (results: readonly ArrivalResult[]) => void;
}

/**
 * What was done at the door and is not taken yet. It outlives the page, and is sent in its order once that is possible;
 * what two windows of one browser send is taken once.
 */
export class ArrivalQueue {
  #pending: readonly Arrival[];
  #isSending = false;
  readonly #door: Door;
  readonly #kept: KeptEntries<Arrival>;
  readonly #listeners = new Set<() => void>();

  constructor(door: Door) {
    this.#door = door;
    this.#kept = new KeptEntries(door.store, 'arrival:');
    this.#pending = this.#kept.list();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getPending = (): readonly Arrival[] => this.#pending;

  add(arrival: Arrival): void {
    this.#kept.keep(arrival);
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
        for (const { clientId } of sent) this.#kept.drop(clientId);
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
