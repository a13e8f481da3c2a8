import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKeys } from '../environment/environment.js';

/*
 * Bytes at rest: key number (1), nonce (12), tag (16), AES-256-GCM ciphertext. What they belong to is authenticated
 * with them, so that one thing's bytes cannot stand in for another's. Each purpose has a key of its own.
 */
const keyNumber = 1;
const nonceBytes = 12;
const tagBytes = 16;
const nonceEnd = 1 + nonceBytes;
const headBytes = nonceEnd + tagBytes;

const keysOf = (purpose: string, number: number) => derivedKeys(`${purpose}-${number}`);

/** Encrypts for a purpose, e.g. `mail-jobs`. @param id of what the bytes belong to */
export function sealBytes(purpose: string, id: string, content: Buffer | string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keysOf(purpose, keyNumber)[0], nonce).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([Buffer.from([keyNumber]), nonce, cipher.getAuthTag(), body]);
}

/** @throws when the bytes were changed or cut, or sealed for another purpose, under another id or no accepted SECRET */
export function openBytes(purpose: string, id: string, sealed: Buffer): Buffer {
  if (sealed.length < headBytes) throw new Error('The sealed bytes are cut off');
  return withFitting(keysOf(purpose, sealed[0] ?? 0), (key) => openWith(key, id, sealed));
}

/** The same bytes sealed by SECRET; nothing where they are already. @throws as `openBytes` */
export function resealBytes(purpose: string, id: string, sealed: Buffer): Buffer | undefined {
  try {
    openWith(keysOf(purpose, sealed[0] ?? 0)[0], id, sealed);
    return undefined;
  } catch {
    return sealBytes(purpose, id, openBytes(purpose, id, sealed));
  }
}

function openWith(key: Buffer, id: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, nonceEnd))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(nonceEnd, headBytes));
  return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]);
}

/** What comes of the first key that fits. @throws what the last one throws, where none does */
export function withFitting<Result>(
  [key, ...others]: readonly [Buffer, ...Buffer[]],
  open: (key: Buffer) => Result,
): Result {
  const [next, ...rest] = others;
  if (!next) return open(key);
  try {
    return open(key);
  } catch {
    return withFitting([next, ...rest], open);
  }
}
