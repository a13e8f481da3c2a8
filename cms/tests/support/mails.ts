import { vi } from 'vitest';
import type { MailJob } from '@scholars/contract/mail-jobs';
import { rowOf, type Cms } from './cms.js';
import { buildFellow } from './forms.js';
import { headerOf, type SmtpSink } from './smtp-sink.js';
import { send } from './submissions.js';

let people = 0;
/** An address that no other fact writes to. */
const newAddress = (name = 'person') => `${name}-${(people += 1)}@lakeside.example`;

/** What facts about mails do again and again. */
export function useMails(cms: Cms, sink: SmtpSink) {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const jobsTo = async (address: string, state = '') =>
    (await cms.data<MailJob[]>(`/api/mail-jobs?pageSize=100&state=${state}`, await asCoordinator())).filter(
      ({ recipient }) => recipient === address,
    );
  const jobTo = async (address: string, state: MailJob['state'], attempts = 0): Promise<MailJob> => {
    let job: MailJob | undefined;
    await vi.waitUntil(async () => (job = (await jobsTo(address, state)).find((found) => found.attempts >= attempts)), {
      timeout: 10_000,
    });
    if (!job) throw new Error(`No ${state} mail to ${address}`);
    return job;
  };
  const findJob = (id: string) => cms.db('mail_jobs').where({ id }).first();
  const getJob = (id: string) => rowOf(findJob(id));
  const stateOf = async (id: string) => (await getJob(id)).state;
  const isSent = (id: string) => vi.waitUntil(async () => (await stateOf(id)) === 'sent', { timeout: 10_000 });

  /** A mail that has arrived. */
  async function sentMail(): Promise<{ id: string; address: string }> {
    const address = newAddress();
    await send(cms, 'founding-fellows-profile', buildFellow({ emailAddress: address }));
    const id = headerOf(await sink.mailTo(address), 'Message-ID')?.slice(1, 37) ?? '';
    await isSent(id);
    return { id, address };
  }

  return { asCoordinator, jobTo, jobsTo, findJob, getJob, stateOf, isSent, newAddress, sentMail };
}
