import { useDataProvider, useInvalidate, useOnError, type HttpError } from '@refinedev/core';
import { fillPath, type BodyOf, type DataOf, type Endpoint } from '@scholars/contract/endpoint';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { useState } from 'react';
import { guestResource } from './guest-calls';

/** Sends something about the gathering's guests; the list is read anew once it is done. */
export function useGuestCall<E extends Endpoint>({ path }: E) {
  const provider = useDataProvider()();
  const invalidate = useInvalidate();
  const { mutate: noteFailure } = useOnError();
  const [isUnderWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<HttpError>();

  async function send(payload: BodyOf<E>, params: Record<string, string> = {}): Promise<DataOf<E> | undefined> {
    setUnderWay(true);
    setFailure(undefined);
    try {
      const url = fillPath(path, { slug: gatheringSlug, ...params });
      const answer = await provider.custom?.({ url, method: 'post', payload: payload ?? {} });
      void invalidate({ resource: guestResource, invalidates: ['all'] });
      return answer?.data as DataOf<E> | undefined; // the contract's, as everywhere here
    } catch (error) {
      noteFailure(error);
      setFailure(error as HttpError); // a call fails with nothing else (data/call-failure.ts)
      return undefined;
    } finally {
      setUnderWay(false);
    }
  }

  return { send, isUnderWay, failure };
}

/** What is said of a field that was refused. */
export function problemOf(failure: HttpError | undefined, field: string): string | undefined {
  const [first] = [failure?.errors?.[field]].flat();
  return typeof first === 'string' ? first : undefined;
}
