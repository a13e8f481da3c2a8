import type { TypedFastBitSet as Bits } from 'typedfastbitset';
import { emptyBits, placesOf } from './bits-of.js';

/**
 * Places as they are kept for long: the steps from each to the next, seven bits to a byte, where those take less room
 * than a bit for each place that there is, as they do for what fewer than every eighth row has.
 */
export type PackedPlaces = { count: number; steps: Uint8Array } | { bits: Bits };

/** @param size places that there are; none of the set is beyond */
export function packPlaces(bits: Bits, size: number): PackedPlaces {
  const bytes = new Uint8Array(bytesOfBits(size));
  let length = 0;
  let last = -1;
  const places = placesOf(bits);
  for (const place of places) {
    let step = place - last;
    last = place;
    // Beyond the end nothing is written, but the length goes on.
    for (; step > 127; step >>= 7) bytes[length++] = (step & 127) | 128;
    bytes[length++] = step;
  }
  return length <= bytes.length ? { count: places.length, steps: bytes.slice(0, length) } : { bits };
}

/** The same set again, whoever's that asked. */
export function unpackPlaces(packed: PackedPlaces, size: number): Bits {
  if ('bits' in packed) return packed.bits.clone();
  const { steps, count } = packed;
  const bits = emptyBits(count > 0 ? size : 0);
  const { words } = bits;
  let at = 0;
  let last = -1;
  for (let n = 0; n < count; n++) {
    let step = 0;
    let byte = 128;
    for (let shift = 0; byte > 127; shift += 7) {
      byte = steps[at++] ?? 0;
      step |= (byte & 127) << shift;
    }
    last += step;
    const word = last >> 5;
    words[word] = (words[word] ?? 0) | (1 << last);
  }
  return bits;
}

export function bytesOfPacked(packed: PackedPlaces, size: number): number {
  return 'bits' in packed ? bytesOfBits(size) : packed.steps.length;
}

const bytesOfBits = (size: number): number => Math.ceil(size / 8);
