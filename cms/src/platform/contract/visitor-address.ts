import { timingSafeEqual } from 'node:crypto';
import { keysWithPortal } from '../environment/environment.js';
import type { StrapiContext } from './strapi-context.js';

/**
 * The visitor's network address: the portal's word for it where the portal proves itself, else the
 * peer's own. Without the proof anybody could choose the address that limits count.
 */
export function visitorAddress(ctx: StrapiContext): string {
  return (provesPortal(ctx.get('X-Portal-Key')) && ctx.get('X-Client-Ip')) || ctx.request.ip;
}

// What the portal proves itself with when it says which visitor a request is from.
const portalKeys = keysWithPortal('portal-key').map((key) => Buffer.from(key.toString('hex')));

/** Whether what came as `X-Portal-Key` is the portal's. */
export function provesPortal(key: string): boolean {
  const given = Buffer.from(key);
  return portalKeys.some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
}
