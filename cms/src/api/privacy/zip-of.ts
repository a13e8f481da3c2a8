import { Readable } from 'node:stream';
import JSZip from 'jszip';

interface Entry {
  path: string;
  /** Its form is a compressed one already, as that of PDFs and photos: packing it again takes minutes and saves nothing. */
  isPacked: boolean;
  read(): Promise<Buffer | string>;
}

/** A zip as it is made: of its files no more than the one that is being packed is in memory. */
export function zipOf(entries: readonly Entry[]): AsyncIterable<Buffer> {
  const zip = new JSZip();
  const known = new Set<string>();
  for (const entry of entries) {
    const path = freePath(entry.path, known);
    known.add(path);
    const compression = entry.isPacked ? 'STORE' : 'DEFLATE';
    zip.file(path, Readable.from(contentOf(entry)), { createFolders: false, compression });
  }
  const options = { type: 'nodebuffer', streamFiles: true } as const;
  // Its stream is of before asynchronous iteration.
  return new Readable().wrap(zip.generateNodeStream(options));
}

/** Read when the zip comes to it, and not before. */
async function* contentOf({ read }: Entry) {
  yield Buffer.from(await read());
}

/** Two files of one name are both there. */
function freePath(path: string, known: ReadonlySet<string>): string {
  const [, start = path, end = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? path : `${start}-${n}${end}`;
    if (!known.has(tried)) return tried;
  }
}
