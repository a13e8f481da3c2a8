import { LRUCache } from 'lru-cache';

/** What an entry weighs beside its value: its places in the store, and the strings of its headers. */
const entryBytes = 1000;

/**
 * Values by key, up to so many bytes, however many they are. The one that was asked for longest ago goes first; a value
 * that is larger than all the room is not held. A value that has grown is weighed again when it is set as a new object.
 */
export function createBoundedStore<Value extends object>({
  maxBytes,
  sizeOf,
}: {
  maxBytes: number;
  sizeOf: (value: Value) => number;
}): LRUCache<string, Value> {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + entryBytes,
  });
}

/** Makes what is asked for by a key once at a time, however many ask for it meanwhile. */
export function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
