import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import JSZip from 'jszip';

/** A packed workbook may unfold to a thousand times its size; no table of two thousand rows is larger than this. */
const unpackedMaxBytes = 33_554_432;
/** A workbook has a dozen parts, and a few for each sheet, picture and chart. */
const partsMax = 1000;
/** What a table is read from, without pictures. */
const isRead = (name: string) => /\.(?:xml|rels)$/.test(name);

/** A cell that holds an error says so as a text: what reads workbooks takes it for an empty one. */
function withErrorTexts(part: Buffer): Buffer {
  const isError = /(<(?:\w+:)?c\s[^<>]*?\bt=)(["'])e\2/g;
  return Buffer.from(part.toString('latin1').replace(isError, '$1$2str$2'), 'latin1');
}

/**
 * The parts of a workbook that a table is read from, as an archive in which nothing is packed. What a workbook says of
 * its own size is the sender's word: it is unpacked a little at a time, others are answered meanwhile, and left where it
 * unfolds too far.
 *
 * @returns nothing for what unfolds too far
 * @throws Error for what is no archive, or a broken one
 */
export async function unpackWorkbook(content: Buffer): Promise<ArrayBuffer | undefined> {
  let parts = 0;
  let told = 0;
  unzipSync(content, {
    filter({ name, originalSize }) {
      parts += 1;
      if (isRead(name)) told += originalSize;
      return false;
    },
  });
  if (parts > partsMax || told > unpackedMaxBytes) return undefined;
  const packed = await JSZip.loadAsync(content);
  const unpacked = new JSZip();
  let left = unpackedMaxBytes;
  for (const part of Object.values(packed.files).filter(({ name, dir }) => !dir && isRead(name))) {
    const pieces: Buffer[] = [];
    // Its stream is of before asynchronous iteration.
    for await (const piece of new Readable().wrap(part.nodeStream()) as AsyncIterable<Buffer>) {
      left -= piece.length;
      if (left < 0) return undefined;
      pieces.push(piece);
    }
    unpacked.file(part.name, withErrorTexts(Buffer.concat(pieces)), { createFolders: false });
  }
  return unpacked.generateAsync({ type: 'arraybuffer', compression: 'STORE' });
}
