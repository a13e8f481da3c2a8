import type { PageText } from '~/lib/page-text.server';

/** UTF-8 has at most three bytes for what is one unit of a text. */
const bytesOfUnit = 3;
const encoder = new TextEncoder();
/** What is being encoded, one text at a time: to make so much room for each costs more than all the rest. */
let room = new Uint8Array(512 * 1024);

/** The bytes of a text in pieces, each of which is encoded by itself: together they would first become one text. */
export function encodeText(text: PageText): Buffer {
  const mostBytes = text.reduce((sum, piece) => sum + piece.length * bytesOfUnit, 0);
  if (room.length < mostBytes) room = new Uint8Array(mostBytes);
  let length = 0;
  for (const piece of text) length += encoder.encodeInto(piece, room.subarray(length)).written;
  return Buffer.from(room.subarray(0, length));
}
