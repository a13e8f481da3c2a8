import { TypedFastBitSet as Bits } from 'typedfastbitset';
import { sizeOf } from './shared-size.js';

/** A set of some of the first so many places. One of none takes no room, and whatever is done with it no time. */
export function bitsOf(places: ArrayLike<number>, size: number): Bits {
  const bits = emptyBits(places.length > 0 ? size : 0);
  for (let i = 0; i < places.length; i++) bits.add(places[i] ?? 0);
  return bits;
}

/** The set of those of the first so many places that pass. */
export function bitsWhere(size: number, passes: (place: number) => boolean): Bits {
  const words = new Uint32Array(wordsFor(size));
  for (let at = 0; at < words.length; at++) {
    const end = Math.min(size, (at + 1) * 32);
    let word = 0;
    for (let place = at * 32; place < end; place++) if (passes(place)) word |= 1 << place;
    words[at] = word;
  }
  return Bits.fromWords(words);
}

/** Memory for as many places costs more to get and to give back than what is done with them. */
let shared = new Int32Array(0);

/**
 * The places of a set, the least first, until the next set's are asked for: they are written over then. The library's own
 * walk calls a function for each, which takes twice as long.
 *
 * @param count how many there are, where that is known
 */
export function placesOf(bits: Bits, count = sizeOf(bits)): Int32Array {
  if (shared.length < count) shared = new Int32Array(count * 2);
  const places = shared;
  const { words } = bits;
  let n = 0;
  for (let at = 0; at < words.length; at++) {
    for (let left = words[at] ?? 0; left !== 0; left &= left - 1) places[n++] = at * 32 + 31 - Math.clz32(left & -left);
  }
  return places.subarray(0, n);
}

/** A copy without what is beyond the first so many places: a set that grows has twice the room that it needs. */
export function copyOf(bits: Bits, size: number): Bits {
  return Bits.fromWords(bits.words.slice(0, wordsFor(size)));
}

/** By its number. Sets that are given back have V8 look through all that is in memory, after some thousand of a large listing. */
const brief: Uint32Array[] = [];

/** The same in memory that is used again: right until the next copy with this number, from 0, is asked for. */
export function briefCopyOf(bits: Bits, size: number, number: number): Bits {
  const length = wordsFor(size);
  let memory = brief[number];
  if (!memory || memory.length < length) memory = brief[number] = new Uint32Array(length * 2);
  const words = memory.subarray(0, length);
  const own = bits.words.subarray(0, length);
  words.set(own);
  words.fill(0, own.length);
  return Bits.fromWords(words);
}

/** With as much room as it needs, as whatever is done with a set goes through all of it. */
export const emptyBits = (size: number): Bits => Bits.fromWords(new Uint32Array(wordsFor(size)));

const wordsFor = (size: number): number => Math.ceil(size / 32);
