import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../environment/environment.js';

/*
 * Bytes at rest: key number (1), nonce (12), tag (16), AES-256-GCM ciphertext. What they belong to is authenticated
 * with them, so that one thing's bytes cannot stand in for another's. Each purpose has a key of its own.
 */
const keyNumber = 1;
const nonceBytes = 12;
const tagBytes = 16;
const nonceEnd = 1 + nonceBytes;
const headBytes = nonceEnd + tagBytes;

const keyOf = (purpose: string, number: number) => derivedKey(`${purpose}-${number}`);

/** Encrypts for a purpose, e.g. `mail-jobs`. @param id of what the bytes belong to */
export function sealBytes(purpose: string, id: string, content: Buffer | string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, keyNumber), nonce).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([Buffer.from([keyNumber]), nonce, cipher.getAuthTag(), body]);
}

/** @throws when the bytes were changed or cut, or sealed for another purpose, under another id or SECRET */
export function openBytes(purpose: string, id: string, sealed: Buffer): Buffer {
  if (sealed.length < headBytes) throw new Error('The sealed bytes are cut off');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, sealed[0] ?? 0), sealed.subarray(1, nonceEnd))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(nonceEnd, headBytes));
  return Buffer.concat([decipher.update(sealed.subarray(headBytes)), decipher.final()]);
}
