import type { TypedFastBitSet as Bits } from 'typedfastbitset';

/** shared-size.wat, assembled; a test holds the two to each other. */
export const assembled =
  'AGFzbQEAAAABCAFgA39/fwF/AwIBAAUDAQABBxMCBm1lbW9yeQIABnNoYXJlZAAACkgBRgEBfgJAA0AgACACTw0BIAMgACkDACABKQMAg3t8IQMgAyAAKQMIIAEpAwiDe3whAyAAQRBqIQAgAUEQaiEBDAALCyADpws=';

interface Counter {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  /** Of two sets of words by where they begin, and where the first ends, in bytes. */
  shared(one: number, other: number, end: number): number;
}

const wordBytes = Uint32Array.BYTES_PER_ELEMENT;
const pageBytes = 65_536;
/** The counter takes so many at once. */
const wordsAtOnce = 4;

/** What is used of what TypeScript describes as a browser's alone. */
declare const WebAssembly: {
  Module: new (assembled: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
};

const { memory, shared } = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(assembled, 'base64')))
  .exports as Counter; // as the module's text has them

/**
 * How many places each of some sets has in common with one, counted by the processor's own instruction, which
 * WebAssembly has and JavaScript has not: a seventh of the time.
 */
export function sharedSizes(set: Bits, others: readonly Bits[]): number[] {
  const length = paddedLength(set);
  const words = roomFor(2 * length);
  put(words, set, 0, length);
  return others.map((other) => {
    put(words, other, length, length);
    return shared(0, length * wordBytes, length * wordBytes);
  });
}

/** How many places a set has. */
export function sizeOf(set: Bits): number {
  const length = paddedLength(set);
  put(roomFor(length), set, 0, length);
  return shared(0, 0, length * wordBytes);
}

const paddedLength = ({ words }: Bits): number => Math.ceil(words.length / wordsAtOnce) * wordsAtOnce;

function roomFor(length: number): Uint32Array {
  const missing = length * wordBytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  return new Uint32Array(memory.buffer);
}

/** What a set has beyond the length is left out; what it lacks is filled up. */
function put(words: Uint32Array, set: Bits, at: number, length: number): void {
  const own = set.words.length > length ? set.words.subarray(0, length) : set.words;
  words.set(own, at);
  words.fill(0, at + own.length, at + length);
}
