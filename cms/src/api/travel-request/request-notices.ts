import type { Knex } from 'knex';
import { travelRequestPath, travelRequestsPath } from '@scholars/contract/member-paths';
import { escapeHtml } from '../../platform/mail/letter-html.js';
import type { NoticeTable } from '../notification/notices.js';
import { notify } from '../notification/notify.js';
import type { Step } from '../submission/step-followers.js';
import { requestTexts, statusLabel } from './own-requests.js';

/** What members are notified of who have asked for travel, and what its words need. */
interface RequestNotices {
  /** Those of old have no `id`. */
  'travel-request-status': { id?: string; reference: string; status: string };
}

declare module '../notification/notices.js' {
  interface Notices extends RequestNotices {}
}

export const requestNotices: NoticeTable<RequestNotices> = {
  'travel-request-status': {
    type: 'submission-status',
    leadsTo: ({ id }) => (id === undefined ? travelRequestsPath : travelRequestPath(id)),
    words({ reference, status }, locale) {
      const t = requestTexts(locale);
      return {
        title: t('notices.travel-request-status.title', { status: statusLabel(status, locale) }),
        message: `<p>${escapeHtml(t('notices.travel-request-status.message', { reference }))}</p>`,
      };
    },
  },
};

/** Notifies the member of each step of their request, in the transaction of the step; the mail is that of all kinds. */
export async function followRequest(trx: Knex, { row, to }: Step): Promise<void> {
  const { document_id: id, sender_id, reference } = row;
  if (typeof sender_id === 'number')
    await notify(trx, sender_id, 'travel-request-status', { id, reference, status: to });
}
