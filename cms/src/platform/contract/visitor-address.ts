import { timingSafeEqual } from 'node:crypto';
import { portalKey } from '../environment/environment.js';
import type { StrapiContext } from './strapi-context.js';

/**
 * The visitor's network address: the portal's word for it where the portal proves itself, else the
 * peer's own. Without the proof anybody could choose the address that limits count.
 */
export function visitorAddress(ctx: StrapiContext): string {
  return (provesPortal(ctx.get('X-Portal-Key')) && ctx.get('X-Client-Ip')) || ctx.request.ip;
}

/** Whether what came as `X-Portal-Key` is the portal's. */
export function provesPortal(key: string): boolean {
  const [given, expected] = [Buffer.from(key), Buffer.from(portalKey)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
