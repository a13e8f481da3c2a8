import { Secret, TOTP } from 'otpauth';
import type { Locale } from '@scholars/contract/locale';
import { siteName } from '../../platform/site/site-name.js';

/* Codes by the time (RFC 6238), as every authenticator app makes them without being told how. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const secretBytes = 20;

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an authenticator app reads from a QR code: the secret, and whose it is. */
export function enrolmentUri(secret: string, email: string, locale: Locale): string {
  return totpOf(secret, { issuer: siteName(locale), label: email }).toString();
}

/**
 * Which step of thirty seconds a code is of, at most one before or after the moment: clocks differ, and people type
 * slowly.
 *
 * @returns undefined for a code of none of them
 */
export function findStep(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...settings, ...names, secret: Secret.fromBase32(secret) });
}
