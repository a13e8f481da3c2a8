import type { SentApplication } from '@scholars/contract/applications';

export type GivenAnswer = SentApplication['answers'][number];

/** What is answered to the questions of an opportunity, with these as they are now, whatever staff make of them later. */
export function givenAnswers(
  questions: readonly { id: string; question: string }[],
  answerTo: (id: string) => string,
): GivenAnswer[] {
  return questions.map(({ id, question }) => ({ question, answer: answerTo(id) }));
}

/** The same in one text, as coordinators read it. */
export function writtenAnswers(given: readonly GivenAnswer[]): string {
  return given.map(({ question, answer }) => `${question}\n${answer || '–'}`).join('\n\n');
}
