import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useState } from 'react';
import type { SubmissionChange } from '../data/submission-calls';

/** What was on the page when somebody else was faster, and what is true now. */
export interface Conflict {
  seen: SubmissionDetail;
  present: SubmissionDetail | undefined;
}

interface Options {
  kind: SubmissionKind;
  detail: SubmissionDetail;
  /** What is said once it is done, of the submission as it is then. */
  said: (present: SubmissionDetail) => string;
  onDone: () => void;
}

/** Does something with the submission that is shown. */
export function useChange({ kind, detail, said, onDone }: Options) {
  const invalidate = useInvalidate();
  const [failure, setFailure] = useState<HttpError>();
  const [conflict, setConflict] = useState<Conflict>();
  const { mutate, mutation } = useUpdate<SubmissionDetail, HttpError, SubmissionChange>({
    resource: kind,
    id: detail.id,
    // After a refusal the page keeps what it shows until the coordinator asks for the present state.
    invalidates: [],
    errorNotification: false,
    successNotification: (answer) => ({
      type: 'success',
      message: answer ? said(answer.data) : '',
      description: detail.reference,
    }),
  });

  function forget(): void {
    setFailure(undefined);
    setConflict(undefined);
  }

  function change(values: SubmissionChange): void {
    forget();
    mutate(
      { values },
      {
        onSuccess: () => {
          onDone();
          void invalidate({ invalidates: ['all'] });
        },
        onError: (refusal) => {
          if (refusal.statusCode === 409) setConflict({ seen: detail, present: presentIn(refusal) });
          else setFailure(refusal);
        },
      },
    );
  }

  return { change, isUnderWay: mutation.isPending, failure, conflict, forget };
}

/** The message beside the field it concerns says more than the one for the whole. */
export function refusalText({ errors, message }: HttpError): string {
  const first = Object.values(errors ?? {}).flat()[0];
  return typeof first === 'string' ? first : message;
}

/** A 409 carries the submission as it is now. */
function presentIn({ data }: HttpError): SubmissionDetail | undefined {
  const isDetail = typeof data === 'object' && data !== null && 'history' in data && 'status' in data;
  return isDetail ? (data as SubmissionDetail) : undefined; // the contract's shape of that answer
}
