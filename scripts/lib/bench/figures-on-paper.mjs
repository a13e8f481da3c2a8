import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../packages.mjs';
import { drawScale } from './draw-scale.mjs';
import { bareTable, scaleTable, strapiTable } from './figure-tables.mjs';

const dataFile = path.join(rootFolder, 'docs/pictures/bench-scale.json');
const pictureFile = path.join(rootFolder, 'docs/pictures/bench-scale.svg');
const paperFile = path.join(rootFolder, 'docs/performance.md');

/**
 * What runs have measured, by database; each says when, with what, and of which sizes.
 *
 * @typedef {{ day: string, node: string, sizes: number[], figures: import('./ask-networks.mjs').Figure[] }} Measured
 * @typedef {Partial<Record<import('./network.mjs').Database, Measured>>} AllMeasured
 */

/**
 * Puts the figures of a run in place of those of the same database: as data, as a picture, and as the tables of
 * docs/performance.md.
 *
 * @param {import('./network.mjs').Database} database
 * @param {number[]} sizes
 * @param {readonly import('./ask-networks.mjs').Figure[]} figures
 */
export function writeFigures(database, sizes, figures) {
  /** @type {AllMeasured} */
  const all = existsSync(dataFile) ? JSON.parse(readFileSync(dataFile, 'utf8')) : {};
  const day = new Date().toISOString().slice(0, 10);
  all[database] = { day, node: process.versions.node, sizes, figures: figures.map(rounded) };
  writeFileSync(dataFile, `${JSON.stringify(all, null, 1)}\n`);
  writeFileSync(pictureFile, drawScale(all));
  const paper = readFileSync(paperFile, 'utf8');
  writeFileSync(
    paperFile,
    withTables(paper, { scale: scaleTable(all), strapi: strapiTable(all), bare: bareTable(all) }),
  );
}

/** @param {import('./ask-networks.mjs').Figure} figure */
function rounded(figure) {
  return JSON.parse(
    JSON.stringify(figure, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value)),
  );
}

/**
 * Replaces what stands between `<!-- bench:name -->` and `<!-- /bench:name -->`; a table without rows leaves what is there.
 *
 * @param {string} paper
 * @param {Record<string, string>} tables by name
 */
export function withTables(paper, tables) {
  return Object.entries(tables).reduce((text, [name, table]) => {
    if (!table) return text;
    const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from < 0 || to < from) throw new Error(`docs/performance.md has no place between ${open} and ${close}`);
    return `${text.slice(0, from + open.length)}\n${table}\n${text.slice(to)}`;
  }, paper);
}
