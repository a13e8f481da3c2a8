import { cancelApplication } from '@scholars/contract/applications';
import { data, type RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { textOf } from '~/shared/form/read-form';

/** What became of taking an application back. */
export interface CancelOutcome {
  isDone: boolean;
  /** It was done before, as in another tab. */
  isGone: boolean;
  wasDraft: boolean;
  /** Why else it was not done, in the page's language. */
  message: string;
}

/** Withdraws what the page's form names by its opportunity. */
export async function cancelByForm(posted: FormData, context: Readonly<RouterContextProvider>) {
  const id = textOf(posted, 'opportunity') || 'none';
  const isDraft = textOf(posted, 'asked') === 'draft';
  const sent = await cms({ context }).send(cancelApplication, {
    params: { id },
    body: isDraft ? { only: 'draft' } : {},
  });
  const isGone = !sent.ok && sent.status === 404;
  const outcome: CancelOutcome = {
    isDone: sent.ok,
    isGone,
    wasDraft: sent.ok ? sent.data.reference === null : isDraft,
    message: sent.ok || isGone ? '' : sent.message,
  };
  // A refusal is about the application and ends no session.
  return data(outcome, { status: sent.ok ? 200 : sent.status === 401 || sent.status === 403 ? 422 : sent.status });
}
