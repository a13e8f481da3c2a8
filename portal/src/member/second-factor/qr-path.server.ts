import { encode } from 'uqr';

/** A QR code as a drawing: its modules in each direction, and the path of the dark ones. */
export interface QrPath {
  size: number;
  path: string;
}

/** Drawn by the server, so that no browser loads what draws it. */
export function qrPathOf(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
