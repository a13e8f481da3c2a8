import { failureOf, type Failure, type SubmissionOutcome } from './submission-outcome';

const statuses: readonly unknown[] = ['sent', 'invalid', 'failed'] satisfies SubmissionOutcome['status'][];

/**
 * Posts a form to its own page and tells what became of it. Whatever goes wrong on the way (offline, a
 * portal that is down, a server in between that refuses) is `failed`: this never throws.
 */
export async function sendForm(address: string, body: FormData): Promise<SubmissionOutcome> {
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
    // A server in between answers with a page, or with nothing.
    const answer: unknown = await response.json().catch(() => undefined);
    return isOutcome(answer) ? answer : failed(failureOf(response.status, messageIn(answer)));
  } catch {
    // The person is told by the dialog; there is nobody else here to tell.
    return failed({ isOurs: true });
  }
}

function failed(failure: Failure): SubmissionOutcome {
  return { status: 'failed', ...failure, typed: {}, submissionId: '' };
}

/** What the portal refuses before its pages see it comes in the envelope of calls. */
function messageIn(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
    ? answer.message
    : undefined;
}

function isOutcome(value: unknown): value is SubmissionOutcome {
  return typeof value === 'object' && value !== null && 'status' in value && statuses.includes(value.status);
}
