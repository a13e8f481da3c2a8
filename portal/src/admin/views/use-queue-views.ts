import { useCreate, useDelete, useList, useUpdate, type HttpError } from '@refinedev/core';
import type { NewQueueView, QueueView, QueueViewPatch, ViewedList } from '@scholars/contract/queue-views';
import { viewResource } from './queue-view-calls';

const keptMilliseconds = 60_000;

/** The views that the coordinator has saved of a list, by name, and what can be done with them. */
export function useQueueViews(queue: ViewedList) {
  const { result, query } = useList<QueueView, HttpError>({
    resource: viewResource,
    errorNotification: false,
    queryOptions: { staleTime: keptMilliseconds },
  });
  const invalidates = ['list' as const];
  const { mutate: save, mutation: saving } = useCreate<QueueView, HttpError, NewQueueView>({
    resource: viewResource,
    successNotification: false,
    invalidates,
  });
  const { mutate: change, mutation: changing } = useUpdate<QueueView, HttpError, QueueViewPatch>({
    resource: viewResource,
    successNotification: false,
    invalidates,
  });
  const { mutate: remove, mutation: removing } = useDelete<QueueView, HttpError>();
  const views = result.data.filter((view) => view.queue === queue);
  return {
    views,
    opening: views.find(({ isDefault }) => isDefault),
    // Stays so while what failed is asked for again.
    isPending: !query.isFetched,
    isUnderWay: saving.isPending || changing.isPending || removing.isPending,
    save: (view: Omit<NewQueueView, 'queue'>, onSuccess: () => void) =>
      save({ values: { ...view, queue } }, { onSuccess }),
    change: (id: string, values: QueueViewPatch, onSuccess: () => void = () => {}) =>
      change({ id, values }, { onSuccess }),
    remove: (id: string) => remove({ resource: viewResource, id, invalidates, successNotification: false }),
  };
}

export type QueueViews = ReturnType<typeof useQueueViews>;

/** A list's address as a view keeps it: what is shown, from its first page on. */
export function keptQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of ['currentPage', 'page']) params.delete(name);
  return params.toString();
}
