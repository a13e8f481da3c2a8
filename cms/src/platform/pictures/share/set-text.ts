import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { environment } from '../../environment/environment.js';

/**
 * Text as pixels: shaped, ordered and wrapped by Pango, which sharp brings along, in the one family that the
 * product brings along. Fonts of the machine are never looked at, so a picture is the same everywhere.
 */
export interface TextStyle {
  /** Pango's weight of Cairo: both are in `cms/assets/fonts`. */
  weight: 'Medium' | 'Bold';
  /** Sizes in pixels, the largest that fits is taken. */
  sizes: readonly [number, ...number[]];
  colour: string;
  widthPx: number;
  linesMax: number;
  /** Where fewer lines have room. */
  heightPx?: number;
}

export interface SetText {
  overlay: Pick<OverlayOptions, 'input' | 'raw'>;
  width: number;
  height: number;
}

type Direction = 'ltr' | 'rtl';

const lineStep = 1.3;
const rightToLeftMark = '\u200f';
const leftToRightMark = '\u200e';

/**
 * Sets a text into at most `linesMax` lines; what does not fit in the smallest size ends in an ellipsis.
 *
 * @param side of the picture that the lines keep to, whichever way the text itself runs
 */
export async function setText(text: string, style: TextStyle, side: 'left' | 'right'): Promise<SetText> {
  return (await trySetText(text, style, side)) ?? cutToFit(text, style, side);
}

/** The same, but nothing for a text that does not fit whole. */
export async function trySetText(text: string, style: TextStyle, side: 'left' | 'right'): Promise<SetText | undefined> {
  for (const size of style.sizes) {
    const set = await render(text, size, style, side);
    if (fits(set, size, style)) return set;
  }
  return undefined;
}

/** The longest beginning, in whole words where it has several, that fits with an ellipsis after it. */
async function cutToFit(text: string, style: TextStyle, side: 'left' | 'right'): Promise<SetText> {
  const size = style.sizes.at(-1) ?? style.sizes[0];
  const words = text.split(' ');
  const pieces = words.length > 3 ? words : [...text];
  const joint = words.length > 3 ? ' ' : '';
  const attempt = (count: number) =>
    render(
      `${pieces
        .slice(0, count)
        .join(joint)
        .replace(/[\s،؛:,;.–—-]+$/u, '')}…`,
      size,
      style,
      side,
    );
  let best = await attempt(1);
  for (let low = 2, high = pieces.length - 1; low <= high;) {
    const middle = Math.floor((low + high) / 2);
    const set = await attempt(middle);
    if (fits(set, size, style)) [best, low] = [set, middle + 1];
    else high = middle - 1;
  }
  return best;
}

// The height is that of the ink: three lines with all marks are lower than four without any.
function fits(
  { width, height }: SetText,
  size: number,
  { linesMax, widthPx, heightPx = Infinity }: TextStyle,
): boolean {
  return width <= widthPx && height <= Math.min(heightPx, ((linesMax - 1) * lineStep + 1.5) * size);
}

async function render(
  text: string,
  size: number,
  { weight, colour, widthPx }: TextStyle,
  side: 'left' | 'right',
): Promise<SetText> {
  readyFonts();
  const direction = directionOfText(text);
  const markup = `<span foreground="${colour}" line_height="${lineStep / pangoLine}">${direction === 'rtl' ? rightToLeftMark : leftToRightMark}${escaped(text)}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `Cairo ${weight} ${size}`,
      width: widthPx,
      // Pango's left is where a line begins, and a line of Arabic begins at the right.
      align: (direction === 'rtl') === (side === 'right') ? 'left' : 'right',
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { overlay: { input: data, raw: { width, height, channels } }, width, height };
}

/** Of the first letter that has a direction: a title keeps its own, whatever the page's language. */
function directionOfText(text: string): Direction {
  const [first] = /\p{L}/u.exec(text) ?? [''];
  return /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(first) ? 'rtl' : 'ltr';
}

/** Pango's markup is read as XML, which has no control characters. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** Of Cairo's own line, in its font size. */
const pangoLine = 1.874;

let areFontsReady = false;

/** Fontconfig reads its settings once, before the first text: a folder with ours and no other. */
function readyFonts(): void {
  if (areFontsReady) return;
  const folder = join(environment.dataDir, 'fontconfig');
  const file = join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  const fonts = join(strapi.dirs.app.root, 'assets', 'fonts');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig><dir>${escaped(fonts)}</dir><cachedir>${escaped(join(folder, 'cache'))}</cachedir></fontconfig>\n`,
  );
  process.env.FONTCONFIG_FILE = file;
  areFontsReady = true;
}
