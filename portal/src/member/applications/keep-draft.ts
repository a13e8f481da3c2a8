import { applyToOpportunity, type Application, type ApplicationForm } from '@scholars/contract/applications';
import { cvRule } from '@scholars/contract/cv-file';
import { callApi, type CallResult } from '~/api/call-api';
import { patience } from '~/member/patience';
import { readForm, textOf } from '~/shared/form/read-form';
import { applicationFormOf, draftBody, withoutFile } from './application-form';

/** The file that was sent last, and what was wrong with it, if anything: it is sent once, not with each stroke. */
let lastFile: { file: File; problem: string | undefined } | undefined;

/** What became of a draft; what is written is kept without a file that is refused. */
export type KeptDraft = CallResult<Application> & {
  /** Why the file that is chosen is not kept. */
  fileProblem?: string | undefined;
};

/** Keeps a live form as a draft. @throws when there is no connection, or nothing answers */
export async function keepDraft(
  slug: string,
  questions: ApplicationForm['questions'],
  form: HTMLFormElement,
): Promise<KeptDraft> {
  const typed = new FormData(form);
  const { input } = readForm(applicationFormOf(questions), typed);
  const base = textOf(typed, 'base');
  const { cv } = input;
  const file = cv instanceof File && cv.name !== '' ? cv : undefined;
  const call = (body: FormData) => callApi(applyToOpportunity, { params: { id: slug }, body, signal: patience(body) });
  // One that is far too large the server would not read, and what is typed along with it: the form says what is wrong.
  const mayBeSent = file && file.size <= cvRule.maxBytes;
  if (mayBeSent && !isSame(file, lastFile?.file)) {
    const called = await call(draftBody(questions, input, base));
    const [problem] = called.ok ? [] : (called.errors.cv ?? []);
    if (called.ok || problem !== undefined) lastFile = { file, problem };
    if (problem === undefined) return called;
  }
  return {
    ...(await call(draftBody(questions, withoutFile(input), base))),
    ...(mayBeSent && { fileProblem: lastFile?.problem }),
  };
}

function isSame(one: File, other: File | undefined): boolean {
  return one.name === other?.name && one.size === other.size && one.lastModified === other.lastModified;
}
