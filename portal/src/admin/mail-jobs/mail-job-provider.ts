import type { BaseRecord, DataProvider } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import type { PageMeta } from '@scholars/contract/envelope';
import { listMailJobs, resendMail, type MailJob } from '@scholars/contract/mail-jobs';
import type { BackOfficeClient } from '../data/back-office-client';

/** The name under which Refine knows this provider, and its only resource. */
export const mailProviderName = 'mail';
export const mailResource = 'mail-jobs';

/** The queued mails, by the contract's calls. `update` means: try it again now; mails are neither made nor deleted here. */
export function mailJobProvider(client: BackOfficeClient): DataProvider {
  return {
    getApiUrl: () => listMailJobs.path,
    getList: async ({ filters = [], pagination }) => {
      const state = filters.find((filter) => 'field' in filter && filter.field === 'state')?.value;
      const query = new URLSearchParams({
        page: String(pagination?.currentPage ?? 1),
        pageSize: String(pagination?.pageSize ?? 20),
      });
      if (typeof state === 'string') query.set('state', state);
      const { data } = await client.get(`${listMailJobs.path}?${query}`);
      const { data: jobs, meta } = data as { data: MailJob[]; meta: PageMeta }; // the contract's envelope of a list
      return { data: jobs as never, total: meta.total };
    },
    update: async ({ id }) => {
      const { data } = await client.post(fillPath(resendMail.path, { id: String(id) }));
      return { data: (data as { data: MailJob }).data as never }; // the contract's envelope
    },
    getOne: refused,
    create: refused,
    deleteOne: refused,
  };
}

async function refused(): Promise<{ data: never & BaseRecord }> {
  throw new Error('Mails are listed and sent again, nothing else');
}
