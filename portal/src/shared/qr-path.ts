import { encode } from 'uqr';

/** A QR code as a drawing: how many squares it has in each direction, and the path of the dark ones. */
export interface QrPath {
  size: number;
  path: string;
}

/**
 * A text as a QR code; one stroke for each run of dark squares.
 *
 * @param border how many light squares are left around it; readers need four, here or on the page
 */
export function qrPathOf(text: string, border: number): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border });
  return { size, path: data.flatMap(strokesOf).join('') };
}

function strokesOf(row: readonly boolean[], y: number): string[] {
  const strokes: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    strokes.push(`M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`);
  }
  return strokes;
}
