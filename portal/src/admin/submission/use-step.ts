import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useState } from 'react';
import { useText } from '~/i18n/use-text';
import type { Transition } from '../data/submission-calls';
import { statusLabel } from '../status/status-label';

/** What was on the page when somebody else was faster, and what is true now. */
export interface Conflict {
  seen: SubmissionDetail;
  present: SubmissionDetail | undefined;
}

interface Options {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  onTaken: () => void;
}

/** Moves a submission to another status, from the version that is shown. */
export function useStep({ kind, detail, onTaken }: Options) {
  const t = useText('admin');
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<HttpError>();
  const [conflict, setConflict] = useState<Conflict>();
  const { mutate, mutation } = useUpdate<SubmissionDetail, HttpError, Transition>({
    resource: kind,
    id: detail.id,
    // After a refusal the page keeps what it shows until the coordinator asks for the present state.
    invalidates: [],
    errorNotification: false,
    successNotification: (answer) => ({
      type: 'success',
      message: statusLabel(t, answer?.data.status ?? ''),
      description: detail.reference,
    }),
  });

  function forget(): void {
    setFailure(undefined);
    setConflict(undefined);
  }

  function take(to: string, reason: string): void {
    forget();
    mutate(
      { values: { to, reason, version: detail.version } },
      {
        onSuccess: () => {
          onTaken();
          void invalidate({ invalidates: ['all'] });
        },
        onError: (refusal) => {
          if (refusal.statusCode === 409) setConflict({ seen: detail, present: presentIn(refusal) });
          else setFailure(refusal);
        },
      },
    );
  }

  return { take, isTaking: mutation.isPending, failure, conflict, forget };
}

/** A 409 carries the submission as it is now. */
function presentIn({ data }: HttpError): SubmissionDetail | undefined {
  const isDetail = typeof data === 'object' && data !== null && 'history' in data && 'status' in data;
  return isDetail ? (data as SubmissionDetail) : undefined; // the contract's shape of that answer
}
