import type { Knex } from 'knex';
import { shownStatus, type ApplicationStatus } from '@scholars/contract/application-status';
import type { Locale } from '@scholars/contract/locale';
import { queueMail } from '../../platform/mail/outbox.js';
import { notify } from '../notification/notify.js';
import type { ToldStatus } from './application-mails.js';

interface Row {
  /** Nobody's once the account is gone. */
  applicant_id: number | null;
  reference: string;
  language: Locale;
  email_address: string;
  full_name: string;
  opportunity_title: string;
  opportunity_title_ar: string | null;
}

/** Tells an applicant of a step that changes what they see, by a notice and a mail, in the transaction of the step. */
export async function followApplication(
  trx: Knex,
  { documentId, from, to, reason }: { documentId: string; from: string; to: string; reason: string },
): Promise<void> {
  const status = shownStatus(to);
  if (status === shownStatus(from) || !isTold(status)) return;
  const row: Row | undefined = await trx('applications').where({ document_id: documentId }).first();
  if (!row) throw new Error('An application took a step and is not there');
  const { opportunity_title: title, language } = row;
  const titleAr = row.opportunity_title_ar ?? '';
  if (row.applicant_id !== null) await notify(trx, row.applicant_id, 'application-status', { title, titleAr, status });
  await queueMail(trx, {
    template: 'application-status',
    to: row.email_address,
    locale: language,
    data: {
      reference: row.reference,
      name: row.full_name,
      opportunity: (language === 'ar' && titleAr) || title,
      status,
      reason,
    },
  });
}

function isTold(status: ApplicationStatus): status is ToldStatus {
  return status !== 'draft' && status !== 'received' && status !== 'withdrawn';
}
