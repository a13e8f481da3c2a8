import type { FileRule } from './files.js';
import { cvMaxBytes } from './limits.js';

/* Apart from the other files' rules, which visitors' forms load. */

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const cvRule: FileRule = {
  maxBytes: cvMaxBytes,
  types: ['application/pdf', docxType],
  accept: '.pdf,.docx',
  tooLarge: 'passport.size',
  wrongType: 'cv.type',
};
