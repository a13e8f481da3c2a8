import { plainWords } from '@scholars/contract/plain-words';
import { useCustom, type HttpError } from '@refinedev/core';
import { findRecords, type FoundRecord } from '@scholars/contract/queue-work';
import { useEffect, useState } from 'react';

const pauseMilliseconds = 200;
const lettersMin = 2;

interface FoundRecords {
  /** Those of this very text; none while they are awaited. */
  records: readonly FoundRecord[];
  isUnderWay: boolean;
  failure: HttpError | null;
  retry: () => void;
}

/** Asks for the records of a text, a pause after its last change. What was asked before and is not answered is aborted. */
export function useFoundRecords(text: string): FoundRecords {
  const wanted = plainWords(text).join('').length < lettersMin ? '' : text.trim();
  const [asked, setAsked] = useState('');
  // The pause is the clock's.
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted]);

  const { query } = useCustom<FoundRecord[], HttpError>({
    url: `${findRecords.path}?${new URLSearchParams({ q: asked })}`,
    method: 'get',
    meta: { isAbortable: true },
    // Said at once where it fails: whoever types asks again soon enough.
    queryOptions: { enabled: asked !== '', retry: false, refetchOnWindowFocus: false },
    errorNotification: false,
  });
  const isAnswered = wanted !== '' && asked === wanted && !query.isFetching;
  return {
    records: (isAnswered && query.data?.data) || [],
    isUnderWay: wanted !== '' && !isAnswered,
    failure: isAnswered ? query.error : null,
    retry: () => void query.refetch(),
  };
}
