import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Address } from './address';

/** What is read from a request once, before anything is done with it. */
export interface PortalRequest {
  address: Address;
  cookieHeader: string | undefined;
  clientIp: string;
  requestId: string;
}

export function readRequest(req: IncomingMessage, address: Address, trustProxy: boolean): PortalRequest {
  return {
    address,
    cookieHeader: req.headers.cookie,
    clientIp: visitorAddress(req, trustProxy),
    requestId: requestIdOf(req, trustProxy),
  };
}

/**
 * The visitor's network address. Behind our own proxy it is the entry that this proxy wrote, the last
 * one: whatever stands before it came from outside.
 */
function visitorAddress(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? req.headers['x-forwarded-for'] : undefined;
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return (last || req.socket.remoteAddress || '').replace(/^::ffff:/, '');
}

/** The id that ties log lines of portal and CMS together; a proxy of ours may have given one. */
function requestIdOf(req: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? req.headers['x-request-id']?.toString() : undefined;
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
