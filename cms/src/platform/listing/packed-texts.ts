import { roomFor } from './counted-column.js';

const firstBytes = 16_384;
const firstTexts = 1024;

/**
 * Texts by their numbers, from 0, one behind the other in one piece of memory. As texts of their own, those of a large
 * network would be a million things that each tidying up of the memory looks at.
 */
export class PackedTexts {
  #bytes = Buffer.alloc(firstBytes);
  #ends = new Uint32Array(firstTexts);
  #length = 0;

  /** Gives the next number to a text. */
  add(text: string): void {
    const from = this.#startOf(this.#length);
    const end = from + Buffer.byteLength(text);
    if (end > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], Math.max(this.#bytes.length * 2, end));
    this.#ends = roomFor(this.#length, this.#ends);
    this.#bytes.write(text, from);
    this.#ends[this.#length] = end;
    this.#length += 1;
  }

  /** Which of two comes first by their letters' codes, as databases compare texts: less than 0 for the first. */
  compare(one: number, other: number): number {
    return this.#compareWith(one, this.#bytes, this.#startOf(other), this.#endOf(other));
  }

  /**
   * A text that is not among them, to hold them against.
   *
   * @returns of a number: how its text stands to that one, as `compare` does, and whether it begins with it
   */
  against(text: string): { compare: (one: number) => number; isBegunBy: (one: number) => boolean } {
    const bytes = Buffer.from(text);
    return {
      compare: (one) => this.#compareWith(one, bytes, 0, bytes.length),
      isBegunBy: (one) => {
        const from = this.#startOf(one);
        const end = from + bytes.length;
        return end <= this.#endOf(one) && bytes.compare(this.#bytes, from, end) === 0;
      },
    };
  }

  #compareWith(one: number, others: Buffer, otherFrom: number, otherEnd: number): number {
    const bytes = this.#bytes;
    const end = this.#endOf(one);
    let a = this.#startOf(one);
    let b = otherFrom;
    for (; a < end && b < otherEnd; a++, b++) {
      const difference = (bytes[a] ?? 0) - (others[b] ?? 0);
      if (difference !== 0) return difference;
    }
    return end - a - (otherEnd - b);
  }

  #startOf(one: number): number {
    return one > 0 ? this.#endOf(one - 1) : 0;
  }

  #endOf(one: number): number {
    return this.#ends[one] ?? 0;
  }
}
