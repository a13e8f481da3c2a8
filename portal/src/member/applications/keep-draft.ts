import { applyToOpportunity, type Application, type ApplicationForm } from '@scholars/contract/applications';
import { callApi, type CallResult } from '~/api/call-api';
import { readForm } from '~/shared/form/read-form';
import { applicationFormOf, draftBody } from './application-form';

/** The file that was sent last: it is sent once, not with each stroke. */
let lastFile: File | undefined;

/** Keeps a live form as a draft. @throws TypeError when there is no connection */
export async function keepDraft(
  slug: string,
  questions: ApplicationForm['questions'],
  form: HTMLFormElement,
): Promise<CallResult<Application>> {
  const { input } = readForm(applicationFormOf(questions), new FormData(form));
  const { cv } = input;
  const isNewFile = cv instanceof File && cv.name !== '' && !isSame(cv, lastFile);
  const { cv: _sentBefore, ...written } = input;
  const called = await callApi(applyToOpportunity, {
    params: { id: slug },
    body: draftBody(questions, isNewFile ? input : written),
  });
  if (called.ok && isNewFile) lastFile = cv;
  return called;
}

function isSame(one: File, other: File | undefined): boolean {
  return one.name === other?.name && one.size === other.size && one.lastModified === other.lastModified;
}
