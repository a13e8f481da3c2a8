import type { ApplicationDraft } from '@scholars/contract/applications';
import { plainText } from '@scholars/contract/rich-text';

/*
 * The draft as its review page has shown it goes along with the form that sends it: nobody sends what they have not read,
 * what was changed meanwhile can be shown beside what they read, and what was thrown away can be kept anew. What is posted
 * is shown again as text alone, whoever has posted it.
 */

/** The control that holds it. */
export const seenName = 'seen';

export function writeSeen(draft: ApplicationDraft): string {
  return JSON.stringify(draft);
}

/** Its words as a page shows them. */
export function textsOfSeen(seen: ApplicationDraft): ApplicationDraft {
  return { ...seen, coverLetter: plainText(seen.coverLetter) };
}

/** What its reader has seen of a draft otherwise than it is; nothing of what is the same. */
export function changedSinceSeen(seen: ApplicationDraft, now: ApplicationDraft) {
  const answerIn = ({ answers }: ApplicationDraft, id: string) =>
    answers.find(({ questionId }) => questionId === id)?.answer ?? '';
  return {
    coverLetter: differs(plainText(seen.coverLetter), plainText(now.coverLetter)),
    phoneNumber: differs(seen.phoneNumber, now.phoneNumber),
    cv: JSON.stringify(seen.cv) === JSON.stringify(now.cv) ? undefined : seen.cv,
    answer: (id: string) => differs(answerIn(seen, id), answerIn(now, id)),
  };
}

function differs(before: string, now: string): string | undefined {
  return before === now ? undefined : before;
}
