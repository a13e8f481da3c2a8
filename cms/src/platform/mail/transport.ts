import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { environment } from '../environment/environment.js';
import { sweepFolder } from '../storage/sweep-folder.js';
import { writeWhole } from '../storage/write-whole.js';
import type { JobRow } from './job-states.js';

const timeoutMs = 20_000;
const outboxFolder = join(environment.dataDir, 'outbox');
// No mail of ours may take its contents from a file's path or from an address.
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

const smtp =
  environment.smtpUrl === undefined
    ? undefined
    : createTransport({
        url: environment.smtpUrl,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        dnsTimeout: timeoutMs,
        ...closed,
      });
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });

type NamedJob = Pick<JobRow, 'id' | 'template' | 'created_at'>;

/**
 * Hands a mail to the server of SMTP_URL, or without one writes it to `DATA_DIR/outbox`.
 *
 * @throws nodemailer's error, with `code` and `responseCode`, or one of the file system
 */
export async function sendMessage(message: SendMailOptions, job: NamedJob): Promise<void> {
  if (smtp) await smtp.sendMail(message);
  else await writeMessage(message, job);
}

/** The name is the same at every attempt, so that one mail is one file. */
async function writeMessage(message: SendMailOptions, { id, template, created_at }: NamedJob) {
  const time = new Date(created_at).toISOString().slice(0, 19).replaceAll(':', '-');
  const path = join(outboxFolder, `${time}-${template}-${id.slice(0, 8)}.eml`);
  const { message: composed } = await composer.sendMail(message);
  await mkdir(outboxFolder, { recursive: true, mode: 0o700 });
  if (!Buffer.isBuffer(composed)) throw new Error('The composer gave no buffer');
  await writeWhole(path, composed);
}

/** Removes what a process that died left half written. */
export function sweepUnfinishedMessages(now: number): Promise<number> {
  return sweepFolder(outboxFolder, (name) => !name.endsWith('.part'), now);
}
