import {
  changeQueueView,
  deleteQueueView,
  listQueueViews,
  saveQueueView,
  type NewQueueView,
  type QueueViewPatch,
} from '@scholars/contract/queue-views';
import type { BackOfficeClient } from '../data/back-office-client';
import type { ResourceCalls } from '../data/back-office-provider';
import { callContract, listContract } from '../data/contract-call';

export const viewResource = 'queue-views';

/** The coordinator's own views of lists. */
export function queueViewCalls(client: BackOfficeClient): ResourceCalls {
  return {
    list: () => listContract(client, listQueueViews),
    create: (values) => callContract(client, saveQueueView, { body: values as NewQueueView }), // `useQueueViews` gives it
    update: (id, values) => callContract(client, changeQueueView, { params: { id }, body: values as QueueViewPatch }), // as above
    remove: (id) => callContract(client, deleteQueueView, { params: { id } }),
  };
}
