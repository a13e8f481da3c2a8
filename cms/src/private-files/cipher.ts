import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../environment.js';

/*
 * A private file at rest: magic (4 bytes), key number (1), nonce (12), tag (16), AES-256-GCM ciphertext.
 * The file's id is authenticated with it, so that one file cannot stand in for another.
 */
const magic = Buffer.from('SNF1');
const keyNumber = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = magic.length + 1 + nonceBytes + tagBytes;

const keyOf = (number: number) => derivedKey(`private-files-${number}`);

/** Encrypts a file's content for the store. */
export function seal(id: string, content: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keyNumber), nonce).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([magic, Buffer.from([keyNumber]), nonce, cipher.getAuthTag(), body]);
}

/** The content of a stored file. @throws when the file was changed, or sealed under another id or SECRET */
export function unseal(id: string, stored: Buffer): Buffer {
  if (stored.length < headBytes || !stored.subarray(0, magic.length).equals(magic)) throw new Error(`Private file ${id} is damaged`);
  const number = stored[magic.length] ?? 0;
  const nonce = stored.subarray(magic.length + 1, magic.length + 1 + nonceBytes);
  const tag = stored.subarray(magic.length + 1 + nonceBytes, headBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(number), nonce).setAAD(Buffer.from(id)).setAuthTag(tag);
  return Buffer.concat([decipher.update(stored.subarray(headBytes)), decipher.final()]);
}
