import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { unpackWorkbook } from '../src/platform/sheets/unpack-workbook.js';

const megabyte = 1_048_576;
const part = 'xl/worksheets/sheet1.xml';

/** A workbook with a part of so many spaces, which says of itself that it has a few. */
async function buildLying(megabytes: number): Promise<Buffer> {
  const zip = new JSZip();
  zip.file(part, Buffer.alloc(megabytes * megabyte, ' '), { createFolders: false });
  const content = await zip.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 1 },
  });
  const [local, central] = [content.indexOf(part), content.lastIndexOf(part)];
  // Where an entry's size is (APPNOTE 4.3.7 and 4.3.12), by its name.
  content.writeUInt32LE(1000, local - 30 + 22);
  content.writeUInt32LE(1000, central - 46 + 24);
  return content;
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe('A workbook that is unpacked', () => {
  it('has the parts that a table is read from as they were, and no pictures', async () => {
    const zip = new JSZip();
    const texts = { [part]: '<worksheet>سطر</worksheet>', '_rels/.rels': '<Relationships/>' };
    for (const [name, text] of Object.entries(texts)) zip.file(name, text, { createFolders: false });
    zip.file('xl/media/image1.png', Buffer.alloc(100), { createFolders: false });
    const content = await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', streamFiles: true });
    const unpacked = await JSZip.loadAsync((await unpackWorkbook(content)) ?? expect.unreachable());
    const read = Object.values(unpacked.files).map(async (file) => [file.name, await file.async('string')]);
    expect(Object.fromEntries(await Promise.all(read))).toEqual(texts);
  });

  it('is left where it unfolds too far, whatever it says of its size, and costs no more the further that were', async () => {
    const [far, further] = [await buildLying(40), await buildLying(160)];
    expect(await unpackWorkbook(far)).toBeUndefined();
    const cost = await cpuOf(() => unpackWorkbook(far));
    expect(await cpuOf(() => unpackWorkbook(further))).toBeLessThan(cost * 2);
    expect(await unpackWorkbook(further)).toBeUndefined();
  });

  it('is left where it has more parts than any workbook', async () => {
    const zip = new JSZip();
    for (let n = 0; n <= 1000; n++) zip.file(`xl/worksheets/sheet${n}.xml`, '', { createFolders: false });
    expect(await unpackWorkbook(await zip.generateAsync({ type: 'nodebuffer' }))).toBeUndefined();
  });
});
