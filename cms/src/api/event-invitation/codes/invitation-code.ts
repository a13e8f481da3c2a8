import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { derivedKey } from '../../../environment.js';

// Crockford's base 32: no letter that is taken for a digit when a printed code is typed.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 28; // 140 bits
const groupLength = 7;
const prefixLength = 4;

/** What an invitation stores of its code. */
export interface CodeFields {
  /** By which it is found. */
  codeHash: string;
  /** So that staff can write the link again; useless without SECRET. */
  codeSealed: string;
  /** By which staff tell one from the other. */
  codePrefix: string;
}

/** A new code: 28 letters and digits in four groups, which nobody can guess. */
export function newInvitationCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return letters.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? letters;
}

export function codeFieldsOf(code: string): CodeFields {
  const codeHash = hashOfCode(code);
  return { codeHash, codeSealed: seal(codeHash, code), codePrefix: code.slice(0, prefixLength) };
}

/** The hash of a code as it was typed: case, spaces, hyphens and confusable letters do not matter. */
export function hashOfCode(typed: string): string {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return createHash('sha256').update(code).digest('hex');
}

/** The code itself; '' when it was sealed under another SECRET. */
export function openCode({ codeHash, codeSealed }: Pick<CodeFields, 'codeHash' | 'codeSealed'>): string {
  const [nonce = '', tag = '', body = ''] = codeSealed.split('.');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key(), Buffer.from(nonce, 'base64url')).setAAD(Buffer.from(codeHash)).setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString();
  } catch {
    return '';
  }
}

/** The hash is authenticated with it, so that one invitation's code cannot stand in another's row. */
function seal(codeHash: string, code: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(codeHash));
  const body = Buffer.concat([cipher.update(code), cipher.final()]);
  return [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url')).join('.');
}

const key = () => derivedKey('event-invitation-codes');
