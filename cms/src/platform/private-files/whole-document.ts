import type { Upload } from '../contract/multipart.js';

const lastMark = '%%EOF';

/**
 * A document as it was sent, unless it is a PDF that has no end: one that broke off on its way would be found out only
 * when somebody needs it, and no first line alone makes a PDF of a script.
 */
export function wholeDocument(file: Upload): Upload | undefined {
  return file.type !== 'application/pdf' || file.content.includes(lastMark) ? file : undefined;
}
