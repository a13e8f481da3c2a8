import { errorKind } from '@scholars/contract/error-kind';
import { deliver } from './deliver.js';
import { claimDueJobs, finishJob, requeueLostJobs, type ClaimedJob } from './job-states.js';
import { countByWord } from '../metrics/registry.js';
import { refreshSiteName } from '../site/site-name.js';

// Mails on their way at once, each over its own connection.
const parallel = 4;
// Due jobs are looked for this often, also when nobody wakes the worker.
const idleMs = 20_000;
// After a failure of the server itself: short enough that a server that is back is soon used.
const serverAwayMs = 30_000;
// A stop waits this long for mails on their way, before it lets requests end. What takes longer is sent again later.
const patienceMs = 5000;

const countAttempt = countByWord(
  'scholars_cms_mail_attempts_total',
  'Tries of this process to hand a mail to the mail server: it took it, it has something against the mail, it could not be used.',
  'outcome',
  ['sent', 'failed', 'server-away'],
);

let worker: Promise<void> | undefined;
let isStopping = false;
let isWoken = false;
let endPause: (() => void) | undefined;

/** Starts sending what is queued: at once after each commit that queued something, and by the clock. */
export function startMailWorker(): void {
  isStopping = false;
  worker = work();
}

/** Lets mails on their way end, and takes no more. What is left stays queued. */
export async function stopMailWorker(): Promise<void> {
  isStopping = true;
  endPause?.();
  await Promise.race([worker, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
}

/** Looks for due jobs now. */
export function wakeMailWorker(): void {
  isWoken = true;
  endPause?.();
}

async function work() {
  while (!isStopping) {
    isWoken = false;
    const pauseMs = await sendDueMails();
    if (!isWoken && !isStopping) await pause(pauseMs);
  }
}

/** @returns how long to wait before the next look, in milliseconds */
async function sendDueMails(): Promise<number> {
  try {
    await requeueLostJobs();
    while (!isStopping) {
      const jobs = await claimDueJobs(parallel);
      if (jobs.length === 0) return idleMs;
      await refreshSiteName();
      const failures = await Promise.all(jobs.map(attempt));
      if (failures.includes('server-away')) return serverAwayMs;
    }
  } catch (error) {
    // The database is away, most likely; claimed jobs are taken back later. After a stop that had to lose patience it
    // is gone.
    if (!isStopping) strapi.log.warn(`Mail worker: ${errorKind(error)}`);
  }
  return serverAwayMs;
}

async function attempt(job: ClaimedJob): Promise<'sent' | 'failed' | 'server-away'> {
  const failure = await deliver(job);
  await finishJob(job, failure);
  const outcome = !failure ? 'sent' : failure.isServerAway ? 'server-away' : 'failed';
  countAttempt(outcome);
  if (failure) strapi.log.warn(`Mail ${job.id} (${job.template}) not sent, attempt ${job.attempts}: ${failure.reason}`);
  return outcome;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      endPause = undefined;
      resolve();
    };
    const timer = setTimeout(end, ms);
    timer.unref();
    endPause = end;
  });
}
