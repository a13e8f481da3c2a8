import type { SubmissionOutcome } from './submission-outcome';

const statuses: readonly unknown[] = ['sent', 'invalid', 'failed'] satisfies SubmissionOutcome['status'][];

/**
 * Posts a form to its own page and tells what became of it. Whatever goes wrong on the way (offline, a
 * portal that is down, a server in between that refuses) is `failed`: this never throws.
 */
export async function sendForm(address: string, body: FormData): Promise<SubmissionOutcome> {
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const outcome: unknown = await response.json();
    if (isOutcome(outcome)) return outcome;
  } catch {
    // The person is told by the dialog; there is nobody else here to tell.
  }
  return { status: 'failed', typed: {}, submissionId: '' };
}

function isOutcome(value: unknown): value is SubmissionOutcome {
  return typeof value === 'object' && value !== null && 'status' in value && statuses.includes(value.status);
}
