import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { afterCommit } from '../database/after-commit.js';
import { composedByStrapi, type ComposedMail } from './compose-mail.js';
import { wakeMailWorker } from './mail-worker.js';
import { sealPayload, type Attachment, type MailPayload } from './payload-cipher.js';
import { giveUpAfterMs } from './retry.js';
import type { TemplateData, TemplateName } from './templates.js';

const jobsAtOnce = 50;

export interface NewMail<Name extends TemplateName = TemplateName> {
  template: Name;
  /** One address, parsed by the contract. */
  to: string;
  locale: Locale;
  data: TemplateData<Name>;
  attachments?: Attachment[];
}

/**
 * Queues a mail in the transaction of the change that it reports: when that commits the mail will be sent, when
 * it fails there is none. No mail server is asked, so none can make the change fail.
 *
 * @returns the job's id, which is also the root of the Message-ID
 */
export async function queueMail<Name extends TemplateName>(
  trx: Knex,
  { template, to, locale, data, attachments = [] }: NewMail<Name>,
): Promise<string> {
  return insertJob(trx, template, locale, { to, data, attachments });
}

/** The same for many at once, with as few queries as their rows allow. */
export async function queueMails<Name extends TemplateName>(trx: Knex, mails: readonly NewMail<Name>[]): Promise<void> {
  if (mails.length === 0) return;
  const jobs = mails.map(({ template, to, locale, data, attachments = [] }) =>
    jobOf(template, locale, { to, data, attachments }),
  );
  await trx.batchInsert('mail_jobs', jobs, jobsAtOnce);
  afterCommit(trx, wakeMailWorker);
}

/**
 * Queues a mail that Strapi has composed, once for each recipient. It reports no change of ours, so it has a
 * transaction of its own.
 */
export async function queueComposedMail(recipients: string[], mail: ComposedMail): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const to of recipients) await insertJob(trx, composedByStrapi, 'en', { to, data: mail, attachments: [] });
  });
}

async function insertJob(trx: Knex, template: string, locale: Locale, payload: MailPayload): Promise<string> {
  const job = jobOf(template, locale, payload);
  await trx('mail_jobs').insert(job);
  afterCommit(trx, wakeMailWorker);
  return job.id;
}

function jobOf(template: string, locale: Locale, payload: MailPayload) {
  const id = randomUUID();
  const now = Date.now();
  return {
    id,
    template,
    locale,
    state: 'queued' as const,
    attempts: 0,
    next_attempt_at: now,
    give_up_at: now + giveUpAfterMs,
    claimed_at: null,
    last_error: '',
    payload: sealPayload(id, payload),
    created_at: now,
    sent_at: null,
  };
}
