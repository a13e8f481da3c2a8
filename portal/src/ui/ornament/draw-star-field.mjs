/**
 * Draws star-field.svg, the tile that bands and covers repeat: `node draw-star-field.mjs`.
 *
 * Polygons in contact (E. H. Hankin, 1905): from the middle of every edge of the 4.8.8 tiling two lines leave at
 * 67.5°. In an octagon they run on to the third edge from there and weave the star {8/3}; in a square they
 * meet their neighbours' on the diagonals and leave a cross. The two squares of {8/2} close each heart.
 */
import { writeFileSync } from 'node:fs';

const edge = 60;
const angle = (67.5 * Math.PI) / 180;
const apothem = edge / 2 / Math.tan(Math.PI / 8);
const period = 2 * apothem;
const at = (x, y, radius, turn) =>
  `${+(x + radius * Math.cos(turn)).toFixed(2)} ${+(y + radius * Math.sin(turn)).toFixed(2)}`;
const octants = [0, 1, 2, 3, 4, 5, 6, 7];

/** The star {8/step} over a circle: eight chords, each to the point `step` places on. */
function octagram(x, y, radius, step, turn = 0) {
  return octants
    .map((i) => `M${at(x, y, radius, turn + (i * Math.PI) / 4)}L${at(x, y, radius, turn + ((i + step) * Math.PI) / 4)}`)
    .join('');
}

/** What the contact lines leave of a square: a cross with pointed ends. */
function cross(x, y) {
  const a = edge / 2;
  const onDiagonal = a / (Math.SQRT1_2 * (1 + Math.tan(angle)));
  const corners = [0, 1, 2, 3].flatMap((i) => [
    at(x, y, a, Math.PI / 4 + (i * Math.PI) / 2),
    at(x, y, onDiagonal, Math.PI / 2 + (i * Math.PI) / 2),
  ]);
  return `M${corners.join('L')}Z`;
}

const heart = apothem * Math.tan(Math.PI / 8);
const paths = [octagram(apothem, apothem, apothem, 3), octagram(apothem, apothem, heart, 2, Math.PI / 8)];
for (const [x, y] of [
  [0, 0],
  [period, 0],
  [0, period],
  [period, period],
])
  paths.push(cross(x, y));

const size = +period.toFixed(2);
writeFileSync(
  new URL('star-field.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="none" stroke="#000" stroke-linejoin="round" d="${paths.join('')}"/></svg>\n`,
);
