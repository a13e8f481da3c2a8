import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '../environment.js';

/*
 * The payload of a mail at rest, base64 of: key number (1 byte), nonce (12), tag (16), AES-256-GCM ciphertext.
 * It may hold link tokens and what people wrote. The job's id is authenticated with it.
 */
const keyNumber = 1;
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (number: number) => derivedKey(`mail-jobs-${number}`);

export function sealPayload(id: string, payload: unknown): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keyNumber), nonce).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()]);
  return Buffer.concat([Buffer.from([keyNumber]), nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws when the payload was changed, or sealed under another id or SECRET */
export function unsealPayload(id: string, sealed: string): unknown {
  const stored = Buffer.from(sealed, 'base64');
  const nonceEnd = 1 + nonceBytes;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(stored[0] ?? 0), stored.subarray(1, nonceEnd))
    .setAAD(Buffer.from(id))
    .setAuthTag(stored.subarray(nonceEnd, nonceEnd + tagBytes));
  return JSON.parse(Buffer.concat([decipher.update(stored.subarray(nonceEnd + tagBytes)), decipher.final()]).toString());
}
