import { Readable } from 'node:stream';
import type { Download } from '@scholars/contract/endpoint';
import { sha256Hex } from '../encryption/sha256-hex.js';
import type { StrapiContext } from './strapi-context.js';

/** A file as an action answers it. */
export interface SentFile<Type extends string = string> {
  /** What it is saved as, in characters that a header may hold. */
  name: string;
  /** One that the call declares; the first of them where it is not said. */
  type?: Type;
  content: string | Buffer | Readable;
}

interface Raw {
  type: string;
  content: string | Buffer | Readable;
  /** How long anybody may keep it; undefined for what nobody may. */
  keptSeconds: number | undefined;
  /** Nothing in it can run, whatever it turns out to be. */
  isSandboxed: boolean;
}

/** Answers a call that is declared to be a download. */
export function sendFile(
  ctx: StrapiContext,
  { types, keptSeconds, isRevalidated }: Download,
  { name, type = types[0], content }: SentFile,
): void {
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  sendRaw(ctx, { type, content, keptSeconds, isSandboxed: keptSeconds === undefined });
  if (isRevalidated && (typeof content === 'string' || Buffer.isBuffer(content))) answerUnchanged(ctx, content);
}

/** Whoever names the tag of what they have is told that it is so still. */
function answerUnchanged(ctx: StrapiContext, content: string | Buffer): void {
  const tag = `"${sha256Hex(content)}"`;
  ctx.set({ ETag: tag, 'Cache-Control': 'private, no-cache' });
  // A compressed answer's tag is a weak one.
  const had = ctx
    .get('If-None-Match')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  if (!had.includes(tag)) return;
  ctx.status = 304;
  ctx.body = null;
}

/** Answers with bytes of a type, and not with an envelope. */
export function sendRaw(ctx: StrapiContext, { type, content, keptSeconds, isSandboxed }: Raw): void {
  ctx.set({
    'Cache-Control': keptSeconds === undefined ? 'private, no-store' : `public, max-age=${keptSeconds}`,
    'X-Content-Type-Options': 'nosniff',
    ...(isSandboxed && { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
  });
  ctx.status = 200;
  ctx.type = type;
  if (content instanceof Readable) breakOffWith(ctx, content);
  ctx.body = content;
}

/**
 * Has an answer break off with the stream that it is made of, so that nobody waits for the rest, or takes a part for the
 * whole: Koa would leave the connection as it is. Call before the stream becomes the body.
 */
export function breakOffWith(ctx: StrapiContext, content: Readable): void {
  content.once('error', () => {
    if (ctx.headerSent) ctx.req.socket.destroy();
  });
}
