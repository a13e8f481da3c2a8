import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { passportMaxBytes } from './limits.js';
import { receipt } from './shapes.js';

/* What the sender of a form is asked for once more, by a mailed link. */

export const askedInformation = z.object({
  /** One of `AskedKind`. */
  kind: z.string(),
  reference: z.string(),
  /** What the coordinator wrote; '' for nothing. */
  words: z.string(),
  /** In the form's order, each as it is so far; a file has no value. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type AskedInformation = z.output<typeof askedInformation>;

export const getAskedInformation = endpoint({
  method: 'GET',
  path: '/api/asked-information',
  access: 'link',
  summary: 'What the sender of a form is asked for, by a mailed link.',
  data: askedInformation,
  limit: { name: 'linkToken' },
});

export const giveAskedInformation = endpoint({
  method: 'POST',
  path: '/api/asked-information',
  access: 'link',
  summary: 'Completes a form by a mailed link: exactly the fields that were asked for, judged as its form judges them.',
  // Which fields they are the link says.
  body: z
    .record(z.string(), z.unknown())
    .check(z.refine((given) => Object.keys(given).length > 0, { error: 'value.invalid' })),
  multipart: { files: ['photo', 'passportDocument'], maxFileBytes: passportMaxBytes },
  data: receipt,
  limit: { name: 'form', isApart: true },
});
