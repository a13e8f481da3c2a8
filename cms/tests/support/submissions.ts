import type { SubmissionKind } from '@scholars/contract/submission-status';
import type { Receipt, SubmissionDetail } from '@scholars/contract/submissions';
import type { Cms } from './cms.js';
import { buildFellow, buildIntake } from './forms.js';
import type { RequestOptions } from './request.js';

/** Sends a form that is to be taken. */
export async function send(cms: Cms, form: 'founding-fellows-profile' | 'travel-intake', body: FormData, options: RequestOptions = {}): Promise<Receipt> {
  const answer = await cms.post<Receipt>(`/api/${form}`, body, options);
  if (answer.status !== 200 || !answer.body.success) throw new Error(`${form} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** A submission as a coordinator sees it. */
export async function findByReference(cms: Cms, kind: SubmissionKind, reference: string): Promise<SubmissionDetail> {
  const { document_id } = await cms.db(kind.replaceAll('-', '_')).where({ reference }).first('document_id');
  return cms.data(`/api/backoffice/${kind}/${document_id}/detail`, { token: await cms.tokenOf('coordinator') });
}

/** The content of a submission's only file. */
export async function download(cms: Cms, kind: SubmissionKind, reference: string): Promise<Buffer> {
  const { id, files } = await findByReference(cms, kind, reference);
  const { status, bytes } = await cms.get(`/api/backoffice/${kind}/${id}/files/${files[0]?.id}`, { token: await cms.tokenOf('coordinator') });
  if (status !== 200) throw new Error(`The file answered ${status}`);
  return bytes;
}

/** A new submission of a kind, in a status. */
export async function makeSubmission(cms: Cms, kind: SubmissionKind, status = 'new'): Promise<SubmissionDetail> {
  const { reference } = kind === 'travel-intakes' ? await send(cms, 'travel-intake', buildIntake()) : await send(cms, 'founding-fellows-profile', buildFellow());
  await cms.db(kind.replaceAll('-', '_')).where({ reference }).update({ status });
  return findByReference(cms, kind, reference);
}
