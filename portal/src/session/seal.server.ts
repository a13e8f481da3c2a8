import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** The root secret, and after it others by which what they sealed is opened still. */
export type Secrets = readonly [string, ...string[]];

export interface Sealer {
  /** Encrypts bytes into URL-safe characters. `label` says what they are for: they open under the same label only. */
  seal(bytes: Buffer, label: string): string;
  /** The bytes, or nothing when they were tampered with or sealed by another key or for another purpose. */
  open(sealed: string, label: string): Buffer | undefined;
  /** A key of its own, e.g. for a browser that keeps something to itself: the same for a label, and of no other use. */
  keyFor(label: string): string;
}

/** AES-256-GCM under a key that is derived from the root secret for this purpose alone. */
export function createSealer([secret, ...fallbacks]: Secrets, purpose: string): Sealer {
  const keyFrom = (one: string) => Buffer.from(hkdfSync('sha256', one, '', purpose, 32));
  const key = keyFrom(secret);
  const keys = [key, ...fallbacks.map(keyFrom)];
  return {
    seal(plain, label) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(label));
      const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, label) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return undefined;
      for (const one of keys) {
        const opened = openWith(one, bytes, label);
        if (opened) return opened;
      }
      return undefined;
    },
    keyFor(label) {
      return Buffer.from(hkdfSync('sha256', secret, '', `${purpose}: ${label}`, 32)).toString('base64url');
    },
  };
}

/** A cookie that does not authenticate is no cookie. */
function openWith(key: Buffer, bytes: Buffer, label: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(label))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
