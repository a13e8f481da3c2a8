import { createHash } from 'node:crypto';
import { typeOf, type MovedColumn, type SqliteValue } from './moved-value.js';

const modulus = 2n ** 64n;

/**
 * A checksum of rows in any order, so that neither database has to sort them: the sum of the beginnings of their
 * SHA-256, each over the row's values as they are alike in both.
 */
export class RowSum {
  rows = 0;
  #sum = 0n;

  constructor(private readonly columns: readonly MovedColumn[]) {}

  add(values: readonly SqliteValue[]): void {
    const plain = this.columns.map((column, i) => {
      const value = values[i] ?? null;
      return value === null ? null : typeOf(column).plain(value, column);
    });
    const hash = createHash('sha256').update(JSON.stringify(plain)).digest();
    this.rows += 1;
    this.#sum = (this.#sum + hash.readBigUInt64BE()) % modulus;
  }

  get text(): string {
    return this.#sum.toString(16).padStart(16, '0');
  }
}
