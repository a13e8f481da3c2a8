import { useCustom, useGetIdentity, type HttpError } from '@refinedev/core';
import { listCoordinators, type Coordinator } from '@scholars/contract/submissions';

const keptMilliseconds = 300_000;

/** Everybody who works through the queues, and who of them one is. */
export function useCoordinators() {
  const { data: me } = useGetIdentity<Coordinator>();
  const { result, query } = useCustom<Coordinator[], HttpError>({
    url: listCoordinators.path,
    method: 'get',
    queryOptions: { staleTime: keptMilliseconds },
    errorNotification: false,
  });
  // Before the first answer Refine gives an empty object.
  const coordinators = query.data ? result.data : [];
  return {
    coordinators,
    me,
    nameOf: (id: string | null | undefined) => coordinators.find((one) => one.id === id)?.name,
  };
}
