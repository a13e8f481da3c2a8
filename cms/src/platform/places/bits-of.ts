import { TypedFastBitSet as Bits } from 'typedfastbitset';

/** A set of some of the first so many places. It is made in one piece: one that grows is dear. */
export function bitsOf(places: Iterable<number> & ArrayLike<number>, size: number): Bits {
  const bits = new Bits();
  if (places.length > 0) bits.resize(size);
  for (let i = 0; i < places.length; i++) bits.add(places[i] ?? 0);
  return bits;
}

/** The set of those of the first so many places that pass. */
export function bitsWhere(size: number, passes: (place: number) => boolean): Bits {
  const bits = new Bits();
  bits.resize(size);
  for (let place = 0; place < size; place++) if (passes(place)) bits.add(place);
  return bits;
}
