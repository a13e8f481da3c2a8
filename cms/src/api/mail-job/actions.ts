import * as calls from '@scholars/contract/mail-jobs';
import { ContractError, notFound } from '../../platform/errors/contract-error.js';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { resendJob } from '../../platform/mail/job-states.js';
import { wakeMailWorker } from '../../platform/mail/mail-worker.js';
import { findMailJob, listMailJobs } from './read-jobs.js';

export const actions = {
  listMailJobs: defineAction(calls.listMailJobs, async ({ query }) => {
    const { jobs, total } = await listMailJobs(query);
    return listAnswer(jobs, query, total);
  }),

  resendMail: defineAction(calls.resendMail, async ({ params }) => {
    const isQueued = await resendJob(params.id);
    const job = await findMailJob(params.id);
    if (!job) throw notFound();
    // It is sent, or just being sent, or its contents were erased.
    if (!isQueued) throw new ContractError(409, 'error.conflict', { data: job });
    wakeMailWorker();
    return job;
  }),
};
