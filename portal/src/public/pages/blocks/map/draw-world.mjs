/**
 * Draws the dotted world: `npm install --no-save world-atlas@2 topojson-client@3 d3-geo@3 i18n-iso-countries@7`
 * in a folder of its own, then run this there: `node …/draw-world.mjs`. Land is Natural Earth's (public domain).
 *
 * Each row of dots is a few runs `[x, y, dots]`; a line with a dash of nothing and round ends draws them.
 * world.svg holds all land; country-dots.json the runs of each country and the dot at its heart.
 */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const { geoCentroid, geoContains, geoNaturalEarth1, geoArea, geoBounds } = require('d3-geo');
const { feature } = require('topojson-client');
const atlas = require('world-atlas/countries-50m.json');
const iso = require('i18n-iso-countries');
const codes = new Set(
  require(new URL('../../../../../../contract/src/reference/country-codes.json', import.meta.url).pathname),
);

const width = 1000;
const height = 476;
const step = 7;
const rowHeight = 6;
const projection = geoNaturalEarth1().scale(201).translate([478, 290]).rotate([-11, 0]);

const countries = feature(atlas, atlas.objects.countries)
  .features.filter(({ id }) => id !== '010')
  .map((country) => ({ country, code: iso.numericToAlpha2(country.id), bounds: geoBounds(country) }));
const isWithin = ([[west, south], [east, north]], [lon, lat]) =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east);
const codeAt = (point) => {
  const found = countries.find(({ country, bounds }) => isWithin(bounds, point) && geoContains(country, point));
  return found && (found.code ?? '');
};

const dots = [];
for (let row = 0; row * rowHeight < height; row++) {
  const y = row * rowHeight + 4;
  for (let x = 4 + (row % 2) * (step / 2); x < width; x += step) {
    const point = projection.invert([x, y]);
    // Beyond the map's rim the projection gives points of the other side.
    if (!point || Math.abs(projection(point)[0] - x) > 0.1 || Math.abs(point[0]) > 180) continue;
    const code = codeAt(point);
    if (code !== undefined) dots.push({ x, y, code });
  }
}

/** The largest piece of land of a country, so that islands far away do not move its heart. */
function mainland({ geometry }) {
  if (geometry.type === 'Polygon') return geometry;
  const pieces = geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
  return pieces.reduce((largest, piece) => (geoArea(piece) > geoArea(largest) ? piece : largest));
}

function heartOf(country, own) {
  const [x, y] = projection(geoCentroid(mainland(country)));
  const nearest = own.reduce(
    (best, dot) => (!best || Math.hypot(dot.x - x, dot.y - y) < Math.hypot(best.x - x, best.y - y) ? dot : best),
    undefined,
  );
  return nearest ?? { x: Math.round(x), y: Math.round(y) };
}

function runsOf(own) {
  const runs = [];
  for (const { x, y } of own) {
    const last = runs.at(-1);
    if (last && last[1] === y && x === last[0] + last[2] * step) last[2]++;
    else runs.push([x, y, 1]);
  }
  return runs;
}
const pathOf = (runs) => runs.map(([x, y, count]) => `M${x} ${y}h${(count - 1) * step + 0.1}`).join('');

const byCode = {};
for (const { country, code } of countries) {
  if (!codes.has(code) || byCode[code]) continue;
  const own = dots.filter((dot) => dot.code === code);
  const heart = heartOf(country, own);
  byCode[code] = { x: heart.x, y: heart.y, path: pathOf(runsOf(own.length > 0 ? own : [heart])) };
}

const here = new URL('.', import.meta.url);
writeFileSync(
  new URL('country-dots.json', here),
  `{\n${Object.keys(byCode)
    .sort()
    .map((code) => `"${code}":${JSON.stringify(byCode[code])}`)
    .join(',\n')}\n}\n`,
);
writeFileSync(
  new URL('world.svg', here),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="none" stroke="#000" stroke-width="2.8" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${pathOf(runsOf(dots))}"/></svg>\n`,
);
console.log(dots.length, 'dots;', [...codes].filter((code) => !byCode[code]).join(' ') || 'no country', 'missing');
