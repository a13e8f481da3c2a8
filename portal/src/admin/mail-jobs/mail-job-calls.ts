import { listMailJobs, resendMail } from '@scholars/contract/mail-jobs';
import type { BackOfficeClient } from '../data/back-office-client';
import type { ResourceCalls } from '../data/back-office-provider';
import { callContract, listContract } from '../data/contract-call';

export const mailResource = 'mail-jobs';

/** The queued mails. `update` means: it is tried again now. */
export function mailJobCalls(client: BackOfficeClient): ResourceCalls {
  return {
    list: ({ filters = [], pagination }) => {
      const state: unknown = filters.find((filter) => 'field' in filter && filter.field === 'state')?.value;
      const query = {
        page: String(pagination?.currentPage ?? 1),
        pageSize: String(pagination?.pageSize ?? 20),
        ...(typeof state === 'string' && { state }),
      };
      return listContract(client, listMailJobs, { query });
    },
    update: (id) => callContract(client, resendMail, { params: { id } }),
  };
}
