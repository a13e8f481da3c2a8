import { createHash } from 'node:crypto';

/**
 * SHA-256 in hexadecimal, 64 characters: what is kept of a token that need only be recognised, or of content that is
 * compared.
 */
export function sha256Hex(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
