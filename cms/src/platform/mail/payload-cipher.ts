import type { SealedColumn } from '../encryption/reseal-rows.js';
import { openBytes, sealBytes } from '../encryption/sealed-bytes.js';
import { storedJson } from '../typed/trusted-types.js';

export interface Attachment {
  /** The file's name as the reader sees it, e.g. `gathering.ics`. */
  name: string;
  /** Its media type, e.g. `text/calendar; method=PUBLISH`. */
  type: string;
  content: string;
}

/** What a job keeps encrypted until it is sent. */
export interface MailPayload {
  to: string;
  data: unknown;
  attachments: Attachment[];
}

/* The payload of a mail at rest, base64 of sealed bytes: it may hold link tokens and what people wrote. */
const purpose = 'mail-jobs';
export const sealedPayloads: SealedColumn = {
  table: 'mail_jobs',
  key: 'id',
  id: 'id',
  column: 'payload',
  encoding: 'base64',
  purpose,
};

export function sealPayload(id: string, payload: MailPayload): string {
  return sealBytes(purpose, id, JSON.stringify(payload)).toString('base64');
}

/** @throws when the payload was changed, or sealed under another id or SECRET */
export function openPayload(id: string, sealed: string): MailPayload {
  return storedJson<MailPayload>(openBytes(purpose, id, Buffer.from(sealed, 'base64')).toString());
}
