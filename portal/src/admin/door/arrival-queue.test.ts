import type { Arrival, ArrivalResult } from '@scholars/contract/event-arrivals';
import { describe, expect, it } from 'vitest';
import { ArrivalQueue } from './arrival-queue';
import type { DoorStore } from './kept-entries';

const arrival = (clientId: string, minute = 0): Arrival => ({
  clientId,
  id: `guest of ${clientId}`,
  step: 'in',
  at: `2027-04-06T06:0${minute}:00.000Z`,
  reason: '',
});
const done = ({ clientId, id, at }: Arrival): ArrivalResult => ({
  clientId,
  id,
  outcome: 'done',
  arrivedAt: at,
  peopleIn: 1,
});

function memoryStore(): DoorStore {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('What was done at the door', () => {
  it('waits while the connection is cut, outlives the page, and is sent in its order once', async () => {
    const store = memoryStore();
    const cut = new ArrivalQueue({ store, send: () => Promise.reject(new Error('cut')), onTaken: () => undefined });
    cut.add(arrival('one', 1));
    cut.add(arrival('two', 2));
    await cut.flush();
    expect(cut.getPending().map(({ clientId }) => clientId)).toEqual(['one', 'two']);

    const sent: string[] = [];
    const taken: string[] = [];
    const later = new ArrivalQueue({
      store,
      send: (arrivals) => {
        sent.push(...arrivals.map(({ clientId }) => clientId));
        return Promise.resolve(arrivals.map(done));
      },
      onTaken: (results) => void taken.push(...results.map(({ clientId }) => clientId)),
    });
    expect(later.getPending()).toHaveLength(2);
    await Promise.all([later.flush(), later.flush()]);
    await later.flush();
    expect([sent, taken, later.getPending(), store.length]).toEqual([['one', 'two'], ['one', 'two'], [], 0]);
  });

  it('keeps what is done while something is under way, and tells who listens', async () => {
    const answers: (() => void)[] = [];
    let told = 0;
    const queue = new ArrivalQueue({
      store: memoryStore(),
      send: (arrivals) => new Promise((resolve) => answers.push(() => resolve(arrivals.map(done)))),
      onTaken: () => undefined,
    });
    queue.subscribe(() => (told += 1));
    queue.add(arrival('one'));
    queue.add(arrival('two'));
    answers.shift()?.();
    await expect.poll(() => queue.getPending().map(({ clientId }) => clientId)).toEqual(['two']);
    await expect.poll(() => answers.length).toBe(1);
    answers.shift()?.();
    await expect.poll(() => queue.getPending()).toEqual([]);
    expect(told).toBe(4);
  });
});
