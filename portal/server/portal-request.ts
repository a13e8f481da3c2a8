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

/** What an address of IPv4 begins with on a socket of IPv6. */
const mappedPrefix = '::ffff:';

/**
 * The visitor's network address. Behind our own proxy it is the entry that this proxy wrote, the last
 * one: whatever stands before it came from outside.
 */
function visitorAddress(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? req.headers['x-forwarded-for'] : undefined;
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  const address = last || req.socket.remoteAddress || '';
  return address.startsWith(mappedPrefix) ? address.slice(mappedPrefix.length) : address;
}

/** The id that ties log lines of portal and CMS together; a proxy of ours may have given one. */
function requestIdOf(req: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? req.headers['x-request-id']?.toString() : undefined;
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
