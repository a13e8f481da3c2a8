import { useList, useUpdate, type HttpError } from '@refinedev/core';
import { mailStates, type MailJob, type MailState } from '@scholars/contract/mail-jobs';
import { useSearchParams, type NavigateOptions } from 'react-router';
import { useText } from '~/i18n/use-text';
import { useLastPage } from '../parts/use-last-page';
import { mailResource } from './mail-job-calls';

export const mailPageSize = 20;
const moving: readonly MailState[] = ['queued', 'sending'];
const restingMilliseconds = 60_000;
const movingMilliseconds = 4000;

/** A page of the mails; state and page stand in the address. While a mail is on its way the list follows it. */
export function useMailJobs() {
  const [params, setParams] = useSearchParams();
  const state = mailStates.find((known) => known === params.get('state'));
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1);
  const { result, query } = useList<MailJob, HttpError>({
    resource: mailResource,
    filters: state ? [{ field: 'state', operator: 'eq', value: state }] : [],
    pagination: { currentPage: page, pageSize: mailPageSize },
    errorNotification: false,
    queryOptions: {
      refetchInterval: ({ state: { data } }) =>
        data?.data.some((job) => moving.includes(job.state)) ? movingMilliseconds : restingMilliseconds,
    },
  });
  const show = (next: { state?: MailState | undefined; page?: number }, options: NavigateOptions = {}) =>
    setParams(
      {
        ...(next.state && { state: next.state }),
        ...(next.page && next.page > 1 && { page: String(next.page) }),
      },
      options,
    );
  const total = result.total ?? 0;
  const isPastEnd = useLastPage({ page, pageSize: mailPageSize, total, query }, (last) =>
    show({ state, page: last }, { replace: true }),
  );
  return { state, page, jobs: result.data, total, isPastEnd, query, show };
}

/** How many mails have failed; for the menu. */
export function useFailedMails(): number {
  const { result } = useList<MailJob, HttpError>({
    resource: mailResource,
    filters: [{ field: 'state', operator: 'eq', value: 'failed' }],
    pagination: { currentPage: 1, pageSize: 1 },
    errorNotification: false,
    queryOptions: { refetchInterval: restingMilliseconds },
  });
  return result.total ?? 0;
}

/** Tries a mail again now. */
export function useResend() {
  const t = useText('admin');
  const { mutate, mutation } = useUpdate<MailJob, HttpError, Record<string, never>>({
    resource: mailResource,
    invalidates: ['list'],
    successNotification: { type: 'success', message: t('mail.resent') },
    // Whoever presses second, or in another window, has what they want.
    errorNotification: (failure) =>
      isUnderWay(failure) ? { type: 'success', message: t('mail.resentAlready') } : undefined,
  });
  return {
    resend: (id: string) => mutate({ id, values: {} }),
    resendingId: mutation.isPending ? String(mutation.variables?.id) : undefined,
  };
}

/** A 409 carries the mail as it is now: on its way or sent, or with nothing left to send. */
function isUnderWay(failure: HttpError | undefined): boolean {
  const job: unknown = failure?.statusCode === 409 ? failure['data'] : undefined;
  return typeof job === 'object' && job !== null && 'state' in job && (job.state === 'sending' || job.state === 'sent');
}
