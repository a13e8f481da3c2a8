import { useInvalidate, useUpdate, type HttpError } from '@refinedev/core';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useRef, useState } from 'react';
import type { SubmissionChange } from '../data/submission-calls';
import type { Conflict } from './conflict-rows';

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
  const isChanging = useRef(false);
  const { mutateAsync, mutation } = useUpdate<SubmissionDetail, HttpError, SubmissionChange>({
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

  /** One after the other, each from the version that the one before has led to. */
  async function changeAll(changes: readonly SubmissionChange[]): Promise<void> {
    // The button knows with the next drawing only: two presses at once are one.
    if (isChanging.current) return;
    isChanging.current = true;
    try {
      await makeAll(changes);
    } finally {
      isChanging.current = false;
    }
  }

  async function makeAll(changes: readonly SubmissionChange[]): Promise<void> {
    setFailure(undefined);
    let version: number | undefined;
    for (const wanted of changes) {
      try {
        const { data } = await mutateAsync({ values: version === undefined ? wanted : atVersion(wanted, version) });
        version = data.version;
      } catch (thrown) {
        const refusal = thrown as HttpError; // what the data provider throws
        if (refusal.statusCode === 409) setConflict({ seen: detail, wanted, present: presentIn(refusal) });
        else setFailure(refusal);
        return;
      }
    }
    forget();
    onDone();
    void invalidate({ invalidates: ['all'] });
  }

  function change(...changes: [SubmissionChange, ...SubmissionChange[]]): void {
    void changeAll(changes);
  }

  return { change, isUnderWay: mutation.isPending, failure, conflict, forget };
}

/** The same change of what is there now. */
export function atVersion(wanted: SubmissionChange, version: number): SubmissionChange {
  switch (wanted.change) {
    case 'assign':
      return { ...wanted, body: { ...wanted.body, version } };
    case 'transition':
      return { ...wanted, body: { ...wanted.body, version } };
    case 'comment':
    case 'message':
      return wanted;
  }
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
