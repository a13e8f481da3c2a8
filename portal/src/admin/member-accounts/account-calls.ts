import {
  getMemberAccount,
  inviteMember,
  liftMemberSuspension,
  listMemberAccounts,
  resendMemberConfirmation,
  suspendMemberAccount,
} from '@scholars/contract/member-accounts';
import type { BackOfficeClient } from '../data/back-office-client';
import type { ResourceCalls } from '../data/back-office-provider';
import { callContract, listContract } from '../data/contract-call';

export const accountResource = 'member-accounts';

/** What `update` takes. */
export type AccountStep =
  | { step: 'suspend'; reason: string; days?: number | undefined }
  | { step: 'lift' | 'resend' | 'invite' };

/** Accounts of members. */
export function accountCalls(client: BackOfficeClient): ResourceCalls {
  return {
    list: ({ filters = [], sorters = [], pagination }) => {
      const asked = (field: string) => {
        const value: unknown = filters.find((filter) => 'field' in filter && filter.field === field)?.value;
        return typeof value === 'string' && value !== '' ? { [field]: value } : {};
      };
      const query = {
        page: String(pagination?.currentPage ?? 1),
        pageSize: String(pagination?.pageSize ?? 20),
        sort: sorters[0]?.order === 'asc' ? 'oldest' : 'newest',
        ...asked('q'),
        ...asked('state'),
      };
      return listContract(client, listMemberAccounts, { query });
    },
    one: (id) => callContract(client, getMemberAccount, { params: { id } }),
    update: (id, values) => {
      const asked = values as AccountStep; // the record's page gives it
      const params = { id };
      switch (asked.step) {
        case 'suspend':
          return callContract(client, suspendMemberAccount, {
            params,
            body: { reason: asked.reason, days: asked.days },
          });
        case 'lift':
          return callContract(client, liftMemberSuspension, { params });
        case 'resend':
          return callContract(client, resendMemberConfirmation, { params });
        case 'invite':
          return callContract(client, inviteMember, { params });
      }
    },
  };
}
