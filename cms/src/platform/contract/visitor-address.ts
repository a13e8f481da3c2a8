import { timingSafeEqual } from 'node:crypto';
import { portalKey } from '../environment/environment.js';
import type { StrapiContext } from './strapi-context.js';

/**
 * The visitor's network address: the portal's word for it where the portal proves itself, else the
 * peer's own. Without the proof anybody could choose the address that limits count.
 */
export function visitorAddress(ctx: StrapiContext): string {
  const given = Buffer.from(ctx.get('X-Portal-Key'));
  const expected = Buffer.from(portalKey);
  const proven = given.length === expected.length && timingSafeEqual(given, expected);
  return (proven && ctx.get('X-Client-Ip')) || ctx.request.ip;
}
