import { expect } from 'vitest';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { firstStatus } from '@scholars/contract/submission-status';
import type { Receipt, SubmissionDetail } from '@scholars/contract/submissions';
import type { Cms } from './cms.js';
import { buildFellow, buildIntake, buildMessage, buildRequest, buildTravelRequest } from './forms.js';
import type { RequestOptions } from './request.js';
import type * as TakeSubmission from '../../src/api/submission/take-submission.js';

/** Sends a form that is to be taken. */
export async function send(
  cms: Cms,
  form: 'founding-fellows-profile' | 'travel-intake' | 'travel-request',
  body: FormData,
  options: RequestOptions = {},
): Promise<Receipt> {
  const answer = await cms.post<Receipt>(`/api/${form}`, body, options);
  if (answer.status !== 200 || !answer.body.success)
    throw new Error(`${form} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** What is refused: no row and no file more than before. */
export async function leavesNothing(cms: Cms, act: () => Promise<void>): Promise<void> {
  const before = await cms.traces();
  await act();
  expect(await cms.traces()).toEqual(before);
}

/** A submission as a coordinator sees it. */
export async function findByReference(cms: Cms, kind: SubmissionKind, reference: string): Promise<SubmissionDetail> {
  const { document_id } = await cms.db(kind.replaceAll('-', '_')).where({ reference }).first('document_id');
  return cms.data(`/api/backoffice/${kind}/${document_id}/detail`, { token: await cms.tokenOf('coordinator') });
}

/** The content of a submission's only file. */
export async function download(cms: Cms, kind: SubmissionKind, reference: string): Promise<Buffer> {
  const { id, files } = await findByReference(cms, kind, reference);
  const { status, bytes } = await cms.get(`/api/backoffice/${kind}/${id}/files/${files[0]?.id}`, {
    token: await cms.tokenOf('coordinator'),
  });
  if (status !== 200) throw new Error(`The file answered ${status}`);
  return bytes;
}

/** A new submission of a kind, in a status. */
export async function makeSubmission(
  cms: Cms,
  kind: SubmissionKind,
  status: string = firstStatus(kind),
): Promise<SubmissionDetail> {
  const { reference } = await makers[kind](cms);
  await cms.db(kind.replaceAll('-', '_')).where({ reference }).update({ status });
  return findByReference(cms, kind, reference);
}

const makers: Record<SubmissionKind, (cms: Cms) => Promise<Receipt>> = {
  'founding-fellows-profiles': (cms) => send(cms, 'founding-fellows-profile', buildFellow()),
  'travel-intakes': (cms) => send(cms, 'travel-intake', buildIntake()),
  'travel-requests': async (cms) =>
    send(cms, 'travel-request', buildTravelRequest(), { token: await cms.tokenOf('member') }),
  // Of a person without an account, as one is there for the other kinds.
  applications: (cms) =>
    take(cms, 'applications', {
      ...buildMessage({ subject: undefined, message: undefined }),
      opportunityId: 'none',
      opportunityTitle: 'Fellowships',
      coverLetter: 'I have worked on lakes for ten years.',
    }),
  'contact-messages': (cms) => take(cms, 'contact-messages', buildMessage()),
  'message-reports': (cms) =>
    take(cms, 'message-reports', {
      reportedName: 'Yusuf Demir',
      reporterName: 'Amina Otieno',
      emailAddress: 'amina@lakeside.example',
      reason: 'This is no talk among scholars.',
    }),
  'organization-requests': (cms) => take(cms, 'organization-requests', buildRequest({ country: 'KE' })),
};

/** Past HTTP and its captcha, which costs a second each. */
function take(cms: Cms, kind: SubmissionKind, fields: Record<string, unknown>): Promise<Receipt> {
  const { takeSubmission } = cms.module<typeof TakeSubmission>('src/api/submission/take-submission.js');
  return takeSubmission({
    kind,
    fields: fields as Record<string, string>,
    files: [],
    language: 'en',
    idempotencyKey: '',
  });
}
