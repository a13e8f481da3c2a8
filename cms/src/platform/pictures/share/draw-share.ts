import sharp, { type OverlayOptions } from 'sharp';
import { directionOf, type Locale } from '@scholars/contract/locale';
import { drawCovered } from '../draw.js';
import { setText, trySetText, type SetText, type TextStyle } from './set-text.js';

/** What a share picture says. */
export interface ShareFacts {
  /** Language of the picture: it decides the side that the words keep to. */
  locale: Locale;
  title: string;
  /** What it is, e.g. `Fellowship`. */
  kind: string;
  /** Who, where, until when; they are set one after the other. */
  details: string[];
  siteName: string;
  /** Chooses the star pattern, like the entry's cover. */
  pattern: string;
  /** Number of the thematic area whose hue it has. */
  area?: number | undefined;
}

/** Pixels (spec §9). */
const shareSize = { width: 1280, height: 628 } as const;

const margin = 70;
const gold = '#e8cf9b';
const paper = '#fbf7ee';
const soft = '#dcd6c8';
const titleStyle: TextStyle = { weight: 'Bold', sizes: [80, 70, 62, 54, 48], colour: paper, widthPx: 920, linesMax: 3 };
const kindStyle: TextStyle = { weight: 'Bold', sizes: [30], colour: gold, widthPx: 900, linesMax: 1 };
const detailStyle: TextStyle = { weight: 'Medium', sizes: [30, 27], colour: soft, widthPx: 980, linesMax: 1 };
const nameStyle: TextStyle = { weight: 'Bold', sizes: [30], colour: paper, widthPx: 900, linesMax: 1 };
const titleMaxLength = 300;
const boundMaxLength = 40;
const markPx = 44;

/**
 * Draws a share picture: the entry's star pattern, and over it its title in its own script.
 *
 * @returns a PNG of 1280 × 628 with a palette
 */
export async function drawShare({
  locale,
  title,
  kind,
  details,
  siteName,
  pattern,
  area,
}: ShareFacts): Promise<Buffer> {
  const side = directionOf(locale) === 'rtl' ? 'right' : 'left';
  const [label, line, name] = await Promise.all([
    optional(kind, kindStyle, side),
    details.length > 0 ? setDetails(joined(details), side) : undefined,
    setText(siteName, nameStyle, side),
  ]);
  const { width, height } = shareSize;
  const at = (set: SetText, top: number, indent = 0): OverlayOptions => ({
    ...set.overlay,
    top: Math.round(top),
    left: side === 'left' ? margin + indent : width - margin - indent - set.width,
  });

  // From the foot upwards: the details stand still, and the title grows towards the name above it.
  const lineTop = height - margin - (line?.height ?? 0);
  const ruleTop = line ? lineTop - 40 : height - margin;
  const titleBottom = ruleTop - 40;
  const labelHeight = label ? label.height + 30 : 0;
  const nameBottom = margin + markPx + 26;
  const heading = await setText(
    title.slice(0, titleMaxLength),
    { ...titleStyle, heightPx: titleBottom - labelHeight - nameBottom },
    side,
  );
  const titleTop = titleBottom - heading.height;
  const nameTop = margin + (markPx - name.height) / 2;
  const ground = sharp(Buffer.from(groundSvg(pattern, area, side, ruleTop, line !== undefined)));
  return ground
    .composite([
      at(heading, titleTop),
      at(name, nameTop, markPx + 20),
      ...(label ? [at(label, titleTop - labelHeight)] : []),
      ...(line ? [at(line, lineTop)] : []),
    ])
    .png({ palette: true, colours: 96, dither: 0.4, effort: 6, compressionLevel: 9 })
    .toBuffer();
}

async function optional(text: string, style: TextStyle, side: 'left' | 'right'): Promise<SetText | undefined> {
  return text ? setText(text, style, side) : undefined;
}

/** In one line where that does, else in two. */
async function setDetails(text: string, side: 'left' | 'right'): Promise<SetText | undefined> {
  if (!text) return undefined;
  const oneLine = await trySetText(text, detailStyle, side);
  return oneLine ?? setText(text, { ...detailStyle, linesMax: 2 }, side);
}

/** Each part keeps its own direction and, when it is short, together: a Latin name between Arabic words, a date. */
function joined(parts: string[]): string {
  const bound = (part: string) => (part.length <= boundMaxLength ? part.replace(/ /g, '\u00a0') : part);
  return parts
    .filter(Boolean)
    .map((part) => `\u2068${bound(part)}\u2069`)
    .join('  ·  ');
}

/** Pattern, shade under the words, the network's sign and a rule. */
function groundSvg(
  pattern: string,
  area: number | undefined,
  side: 'left' | 'right',
  ruleTop: number,
  hasRule: boolean,
): string {
  const { width, height } = shareSize;
  const { body, hue } = drawCovered(pattern, area, shareSize);
  const ink = `hsl(${hue} 44% 11%)`;
  const [from, to] = side === 'left' ? [0, 1] : [1, 0];
  const markLeft = side === 'left' ? margin : width - margin - markPx;
  const ruleLeft = side === 'left' ? margin : width - margin - 96;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="shade" x1="${from}" x2="${to}" y1="0" y2="0"><stop offset="0" stop-color="${ink}" stop-opacity="0.97"/>` +
    `<stop offset="0.55" stop-color="${ink}" stop-opacity="0.9"/><stop offset="1" stop-color="${ink}" stop-opacity="0.25"/></linearGradient></defs>` +
    `${body}<rect width="${width}" height="${height}" fill="url(#shade)"/>` +
    `<g transform="translate(${markLeft} ${margin}) scale(${markPx / 32})" fill="none" stroke="${gold}" stroke-width="2"><path d="M7 7h18v18H7z"/><path d="M16 3.3 28.7 16 16 28.7 3.3 16z"/><circle cx="16" cy="16" r="3.2" fill="${gold}" stroke="none"/></g>` +
    (hasRule ? `<rect x="${ruleLeft}" y="${ruleTop}" width="96" height="4" fill="${gold}"/>` : '') +
    `</svg>`
  );
}
