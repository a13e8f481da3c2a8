import type { MailJob, MailState } from '@scholars/contract/mail-jobs';
import { readPayload } from '../../platform/mail/deliver.js';
import type { JobRow } from '../../platform/mail/job-states.js';
import { renderTemplate } from '../../platform/mail/templates.js';

interface JobQuery {
  state?: MailState | undefined;
  page: number;
  pageSize: number;
}

/** A page of the queued mails, the newest first. */
export async function listMailJobs({ state, page, pageSize }: JobQuery): Promise<{ jobs: MailJob[]; total: number }> {
  const matching = () => strapi.db.connection('mail_jobs').where(state ? { state } : {});
  const [counted] = await matching().count({ n: '*' });
  const rows = await matching()
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id' }])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select('*');
  return { jobs: rows.map(presentMailJob), total: Number(counted?.n ?? 0) };
}

export async function findMailJob(id: string): Promise<MailJob | undefined> {
  const row = await strapi.db.connection('mail_jobs').where({ id }).first();
  return row && presentMailJob(row);
}

function presentMailJob(row: JobRow): MailJob {
  return {
    id: row.id,
    template: row.template,
    locale: row.locale,
    state: row.state,
    attempts: row.attempts,
    ...readLetter(row),
    createdAt: new Date(row.created_at).toISOString(),
    sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
    nextAttemptAt: row.state === 'queued' ? new Date(row.next_attempt_at).toISOString() : null,
    lastError: row.last_error,
  };
}

/** Never the contents: they may hold a link that signs somebody in. */
function readLetter(row: JobRow): Pick<MailJob, 'recipient' | 'subject'> {
  if (row.payload === null) return { recipient: null, subject: null };
  try {
    const { to, data } = readPayload(row);
    return { recipient: to, subject: renderTemplate(row.template, row.locale, data).subject };
  } catch {
    // Sealed under another SECRET, or made for a template of an older version: the job itself fails visibly.
    return { recipient: null, subject: null };
  }
}
