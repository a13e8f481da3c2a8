import { unanswered } from '../form-outcome';
import { messageOf, type SubmissionOutcome } from './submission-outcome';

/**
 * Posts a form to its own page and tells what became of it. Whatever goes wrong on the way (offline, a
 * portal that is down, a server in between that refuses) is a refusal: this never throws.
 */
export async function sendForm(address: string, body: FormData): Promise<SubmissionOutcome> {
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
    // A server in between answers with a page, or with nothing.
    const answer: unknown = await response.json().catch(() => undefined);
    return isOutcome(answer) ? answer : failed(response.status, answer);
  } catch {
    // The person is told by the dialog; there is nobody else here to tell.
    return { refused: unanswered, submissionId: '' };
  }
}

/** What the portal refuses before its pages see it comes in the envelope of calls. */
function failed(status: number, answer: unknown): SubmissionOutcome {
  const message =
    hasKey(answer, 'message') && typeof answer.message === 'string' ? messageOf(status, answer.message) : '';
  return { refused: { ...unanswered, message, isOurs: status >= 500 }, submissionId: '' };
}

function isOutcome(answer: unknown): answer is SubmissionOutcome {
  return hasKey(answer, 'refused') || hasKey(answer, 'reference');
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
