import type { Refusal } from '~/shared/form/form-outcome';

/** What was said of a form of the conversation that was refused, and the text that it had. */
export interface ChatRefusal {
  problem: string;
  text: string;
}

/** Of the form of an intent; nothing where another one was posted, or it was taken. */
export function refusalOf(posted: object | undefined, intent: 'send' | 'edit' | 'report'): ChatRefusal | undefined {
  if (!posted || !('refused' in posted) || !('refusedIntent' in posted) || posted.refusedIntent !== intent)
    return undefined;
  const { message, errors } = posted.refused as Refusal; // what `answerRefused` gives
  return { problem: Object.values(errors)[0] ?? message, text: 'text' in posted ? String(posted.text) : '' };
}
