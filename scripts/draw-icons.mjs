import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packages } from './lib/packages.mjs';

/**
 * Draws the icons in `portal/public` from `favicon.svg`: run it after a change of that file and commit what it writes.
 * Devices that install the site, and Apple's, take no SVG. The CMS shows the same sign.
 */
const sharp = createRequire(path.join(packages.cms.folder, 'package.json'))('sharp');
const folder = path.join(packages.portal.folder, 'public');
const sign = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
const ink = '#1b2636';
// A device cuts its own shape out of these: the ground fills the square, and the sign keeps to the middle.
const [cornered, padded] = [0, 5].map((pad) =>
  sign
    .replace('viewBox="0 0 32 32"', `viewBox="${-pad} ${-pad} ${32 + 2 * pad} ${32 + 2 * pad}"`)
    .replace(/<rect [^>]*>/, `<rect x="-8" y="-8" width="48" height="48" fill="${ink}"/>`),
);

const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();

await Promise.all([
  draw(cornered, 180).then((png) => writeFile(path.join(folder, 'apple-touch-icon.png'), png)),
  draw(sign, 192).then((png) => writeFile(path.join(folder, 'icon-192.png'), png)),
  draw(sign, 512).then((png) => writeFile(path.join(folder, 'icon-512.png'), png)),
  draw(padded, 512).then((png) => writeFile(path.join(folder, 'icon-maskable-512.png'), png)),
  draw(sign, 32).then((png) =>
    Promise.all(
      [folder, packages.cms.folder].map((place) => writeFile(path.join(place, 'favicon.ico'), iconFile(png, 32))),
    ),
  ),
]);

/** An .ico file that holds one PNG. */
function iconFile(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits to a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
