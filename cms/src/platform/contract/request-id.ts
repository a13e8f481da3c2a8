import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { provesPortal } from './visitor-address.js';

/** What a request's lines in the log carry: the portal's word; a stranger's word is none. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = String(headers['x-request-id'] ?? '');
  return /^[\w-]{8,64}$/.test(given) && provesPortal(String(headers['x-portal-key'] ?? '')) ? given : randomUUID();
}
