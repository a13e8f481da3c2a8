import { randomUUID } from 'node:crypto';

/** @typedef {import('node:http').IncomingMessage} Incoming */

/**
 * The visitor's network address. Behind our own proxy it is the entry that this proxy wrote, the last
 * one: whatever stands before it came from outside.
 *
 * @param {Incoming} req
 * @param {boolean} trustProxy
 */
export function visitorAddress(req, trustProxy) {
  const forwarded = trustProxy ? req.headers['x-forwarded-for'] : undefined;
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return (last || req.socket.remoteAddress || '').replace(/^::ffff:/, '');
}

/**
 * The id that ties log lines of portal and CMS together; a proxy of ours may have given one.
 *
 * @param {Incoming} req
 * @param {boolean} trustProxy
 */
export function requestIdOf(req, trustProxy) {
  const given = trustProxy ? req.headers['x-request-id']?.toString() : undefined;
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
