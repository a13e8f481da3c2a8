import type { Knex } from 'knex';
import { shownStatus, type ApplicationStatus } from '@scholars/contract/application-status';
import { nameFor } from '@scholars/contract/person-name';
import { queueMail } from '../../platform/mail/outbox.js';
import { presentAddressOf } from '../account/account-addresses.js';
import { noticeNameOf } from '../connection/member-accounts.js';
import { notify } from '../notification/notify.js';
import type { Step, StepRow } from '../submission/step-followers.js';
import type { ToldStatus } from './application-mails.js';

/** What an application's row has beside what a step needs. */
interface Row extends StepRow {
  /** Nobody's once the account is gone. */
  applicant_id: number | null;
  full_name: string;
  opportunity_title: string;
  opportunity_title_ar: string | null;
}

/** Tells an applicant of a step that changes what they see, by a notice and a mail, in the transaction of the step. */
export async function followApplication(trx: Knex, { row: before, from, to, reason, isOwn }: Step): Promise<void> {
  const status = shownStatus(to);
  // To whoever was invited to an interview, that a decision is ready would read as if reading began anew.
  if (isOwn || to === 'decision_ready' || status === shownStatus(from) || !isTold(status)) return;
  const row = before as Row; // of its own kind
  const { opportunity_title: title, language } = row;
  const titleAr = row.opportunity_title_ar ?? '';
  const { document_id: id, applicant_id: applicantId } = row;
  const fullNameAr = applicantId === null ? '' : (await noticeNameOf(applicantId, trx)).nameAr;
  if (applicantId !== null) await notify(trx, applicantId, 'application-status', { id, title, titleAr, status });
  await queueMail(trx, {
    template: 'application-status',
    to: await presentAddressOf(trx, row.email_address, row.created_at, applicantId ?? undefined),
    locale: language,
    data: {
      id,
      reference: row.reference,
      name: nameFor(language, row.full_name, fullNameAr),
      opportunity: (language === 'ar' && titleAr) || title,
      status,
      reason,
    },
  });
}

function isTold(status: ApplicationStatus): status is ToldStatus {
  return status !== 'draft' && status !== 'received' && status !== 'withdrawn';
}
