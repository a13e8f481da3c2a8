import { openBytes, sealBytes } from '../encryption/sealed-bytes.js';

/* The payload of a mail at rest, base64 of sealed bytes: it may hold link tokens and what people wrote. */
const purpose = 'mail-jobs';

export function sealPayload(id: string, payload: unknown): string {
  return sealBytes(purpose, id, JSON.stringify(payload)).toString('base64');
}

/** @throws when the payload was changed, or sealed under another id or SECRET */
export function unsealPayload(id: string, sealed: string): unknown {
  return JSON.parse(openBytes(purpose, id, Buffer.from(sealed, 'base64')).toString());
}
