import { useCustom, type BaseRecord, type HttpError } from '@refinedev/core';

/**
 * Asks one call of the API, and shows no notice where it fails: the page does.
 *
 * @param keptMilliseconds for how long an answer is taken to be right; without it, until it is asked again
 * @returns what was found, once it is there
 */
export function useCall<Found extends BaseRecord>(url: string, keptMilliseconds?: number) {
  const { result, query } = useCustom<Found, HttpError>({
    url,
    method: 'get',
    queryOptions: { staleTime: keptMilliseconds },
    errorNotification: false,
  });
  // Before the first answer Refine gives an empty object.
  const found: Found | undefined = query.data ? result.data : undefined;
  return { found, query };
}
