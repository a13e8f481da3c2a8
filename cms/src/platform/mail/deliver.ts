import { errorKind, errorPlaces } from '@scholars/contract/error-kind';
import type { ClaimedJob } from './job-states.js';
import { buildMessage } from './message.js';
import { openPayload, type MailPayload } from './payload-cipher.js';
import { failureOf, type Failure } from './retry.js';
import { renderTemplate } from './templates.js';
import { sendMessage } from './transport.js';

/** Renders a job and hands it to the mail server. @returns null when the server has taken it */
export async function deliver(job: ClaimedJob): Promise<Failure | null> {
  const message = tryBuild(job);
  if (!message) return { reason: 'EPAYLOAD', isPermanent: true, isServerAway: false };
  try {
    await sendMessage(message, job);
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

function tryBuild(job: ClaimedJob) {
  try {
    const payload = readPayload(job);
    return buildMessage(job, payload, renderTemplate(job.template, job.locale, payload.data));
  } catch (error) {
    // The message of an error may quote the payload; its kind and place do not.
    const what = [errorKind(error), ...errorPlaces(error, 1)].join(' ');
    strapi.log.warn(`Mail ${job.id} (${job.template}) cannot be made: ${what}`);
    return null;
  }
}

/** @throws when it was erased, or does not decrypt */
export function readPayload({ id, payload }: { id: string; payload: string | null }): MailPayload {
  if (payload === null) throw new Error('The payload was erased');
  return openPayload(id, payload);
}
