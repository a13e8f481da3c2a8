import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { findDecoded } from '~/lib/decoded-text';

/** What is read from a request once, before anything is done with it. */
export interface PortalRequest {
  /** With its dots resolved, as a URL parser writes it. */
  pathname: string;
  /** The path as it was sent. */
  spelling: string;
  /** With its `?`, or ''. */
  search: string;
  cookieHeader: string | undefined;
  clientIp: string;
  requestId: string;
}

/** @returns nothing when the request line is not a path, or one that cannot be decoded */
export function readRequest(
  req: IncomingMessage,
  { publicUrl, trustProxy }: { publicUrl: string; trustProxy: boolean },
): PortalRequest | undefined {
  const target = req.url ?? '';
  // A whole address in the request line is for proxies; its host, like the Host header, is nobody's word.
  const address = target.startsWith('/') ? parseUrl(publicUrl + target) : undefined;
  if (!address) return undefined;
  const { pathname, search } = address;
  // The router would take it as it is written, and write it to the log as it is.
  if (findDecoded(pathname) === undefined) return undefined;
  return {
    pathname,
    spelling: target.split('?', 1)[0] ?? '',
    search,
    cookieHeader: req.headers.cookie,
    clientIp: visitorAddress(req, trustProxy),
    requestId: requestIdOf(req, trustProxy),
  };
}

/** Once: to ask first whether it can be parsed is to parse it twice. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
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
