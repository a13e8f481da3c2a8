const lastMark = '%%EOF';

/**
 * Whether a PDF has its end. One that broke off on its way would be found out only when the coordinator needs it;
 * and no first line alone makes a PDF of a script.
 */
export function isWholePdf(content: Buffer): boolean {
  return content.includes(lastMark);
}
