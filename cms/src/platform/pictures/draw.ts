import { createHash } from 'node:crypto';
import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { starPattern, tilings, type Star, type Tiling } from './star-pattern.js';

/** Sizes in pixels of what is drawn. */
export const drawnSizes = {
  cover: { width: 1280, height: 628 },
  pattern: { width: 1280, height: 628 },
  logo: { width: 320, height: 320 },
  avatar: { width: 320, height: 320 },
  motif: { width: 800, height: 800 },
} as const;
export type DrawnKind = keyof typeof drawnSizes;

export function isDrawnKind(kind: string): kind is DrawnKind {
  return kind in drawnSizes;
}

// The five areas keep a hue each by their numbers, the same as in the portal's tokens.
const areaHues: Record<number, number> = { 1: 38, 2: 140, 3: 222, 4: 178, 5: 282 };
const otherHues = [12, 38, 158, 172, 200, 222, 250, 282, 320, 348];

// How many sides wide the biggest polygon of a tiling is, so that stars are of one size in all of them.
const starWidth: Record<Tiling, number> = { '4.8.8': 2.414, '3.12.12': 3.732, '6.6.6': 1.732 };

/**
 * A picture for an entry that has none: the same name always gives the same picture.
 *
 * @param name a slug; it chooses tiling and scale, and the hue where there is no area
 * @param area number of the thematic area whose hue it has
 * @returns an SVG document without script, style or outside references
 */
export function drawPicture(kind: DrawnKind, name: string, area?: number): string {
  const { width, height } = drawnSizes[kind];
  const { stars, hue } = starsOf(name, area, width, height);
  const body = kind === 'motif' ? lines(stars, `hsl(${hue} 30% 50%)`, 0.35) : covered(stars, hue, width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

/** The pattern alone, to be put into another picture, with its hue in degrees. */
export function drawCovered(
  name: string,
  area: number | undefined,
  { width, height }: { width: number; height: number },
): { body: string; hue: number } {
  const { stars, hue } = starsOf(name, area, width, height);
  return { body: covered(stars, hue, width, height), hue };
}

function starsOf(name: string, area: number | undefined, width: number, height: number) {
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(name).digest();
  const hue = areaHues[area ?? thematicAreaIdOf(name) ?? 0] ?? otherHues[a % otherHues.length] ?? 200;
  const tiling = tilings[b % tilings.length] ?? '4.8.8';
  const isSmall = width <= 320;
  const starPx = (isSmall ? 130 : 150) + (c % 5) * (isSmall ? 18 : 24);
  return { hue, stars: starPattern(tiling, width, height, starPx / starWidth[tiling], 60 + (d % 4) * 4) };
}

function covered(stars: Star[], hue: number, width: number, height: number): string {
  const most = Math.max(...stars.map(({ sides }) => sides));
  const big = stars.filter(({ sides }) => sides === most);
  const small = stars.filter(({ sides }) => sides !== most);
  return (
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 38% 22%)"/>` +
    `<g stroke="hsl(${hue} 40% 74%)" stroke-width="1.6" stroke-linejoin="round">` +
    `<path fill="hsl(${hue} 40% 29%)" d="${pathOf(big)}"/><path fill="hsl(${(hue + 24) % 360} 46% 42%)" d="${pathOf(small)}"/></g>`
  );
}

function lines(stars: Star[], colour: string, opacity: number): string {
  return `<path fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="1.4" d="${pathOf(stars)}"/>`;
}

const pathOf = (stars: Star[]) => stars.map(({ path }) => path).join('');
