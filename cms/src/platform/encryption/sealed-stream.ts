import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKeys } from '../environment/environment.js';
import { withFitting } from './sealed-bytes.js';

/*
 * What is too long for memory at rest: key number (1), nonce's beginning (7), then chunks of 64 KiB, each AES-256-GCM
 * ciphertext with its tag (16). A chunk's nonce is that beginning, the chunk's number (4) and whether it is the last
 * (1), so that none can be moved, repeated or cut off (the STREAM construction of Hoang, Reyhanitabar, Rogaway, Vizar).
 */
const keyNumber = 1;
const prefixBytes = 7;
const headBytes = 1 + prefixBytes;
const tagBytes = 16;
const chunkBytes = 65_536;

type Bytes = AsyncIterable<Buffer>;

/** Encrypts as `sealBytes` does, as it comes. */
export async function* sealStream(purpose: string, id: string, content: Bytes): AsyncGenerator<Buffer> {
  const head = Buffer.concat([Buffer.from([keyNumber]), randomBytes(prefixBytes)]);
  yield head;
  for await (const { bytes, number, isLast } of chunksOf(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', keysOf(purpose, keyNumber)[0], nonceOf(head, number, isLast)).setAAD(
      Buffer.from(id),
    );
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** @throws as `openBytes`, at the first chunk that is not as it was sealed */
export async function* openStream(purpose: string, id: string, sealed: Bytes): AsyncGenerator<Buffer> {
  const parts = sealed[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < headBytes) {
    const part = await parts.next();
    if (part.done) throw new Error('The sealed bytes are cut off');
    start = Buffer.concat([start, part.value]);
  }
  const head = start.subarray(0, headBytes);
  const rest = (async function* () {
    yield start.subarray(headBytes);
    for (let part = await parts.next(); !part.done; part = await parts.next()) yield part.value;
  })();
  for await (const { bytes, number, isLast } of chunksOf(rest, chunkBytes + tagBytes)) {
    if (bytes.length < tagBytes) throw new Error('The sealed bytes are cut off');
    yield withFitting(keysOf(purpose, head[0] ?? 0), (key) => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(head, number, isLast))
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]);
    });
  }
}

const keysOf = (purpose: string, number: number) => derivedKeys(`${purpose}-stream-${number}`);

function nonceOf(head: Buffer, number: number, isLast: boolean): Buffer {
  const end = Buffer.alloc(5);
  end.writeUInt32BE(number);
  end[4] = isLast ? 1 : 0;
  return Buffer.concat([head.subarray(1, headBytes), end]);
}

/** The same bytes in equal pieces. The last one is known as such only once there is no more; of nothing it is empty. */
async function* chunksOf(content: Bytes, size: number) {
  let number = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const part of content) {
    waiting.push(part);
    length += part.length;
    if (length <= size) continue;
    let bytes = Buffer.concat(waiting);
    for (; bytes.length > size; bytes = bytes.subarray(size))
      yield { bytes: bytes.subarray(0, size), number: number++, isLast: false };
    waiting = [bytes];
    length = bytes.length;
  }
  yield { bytes: Buffer.concat(waiting), number, isLast: true };
}
