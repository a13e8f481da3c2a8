import { describe, expect, it } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { nextStatuses, statusesOf } from '@scholars/contract/submission-status';
import { someOf } from '@scholars/contract/tests/short-run';
import type { Cms } from '../support/cms.js';
import { makeSubmission } from '../support/submissions.js';

/** The statuses that a sender is written to about; of the other kinds they are notified on the site, or by a letter. */
const mailed: Record<SubmissionKind, readonly string[]> = {
  'founding-fellows-profiles': ['needs_info', 'approved', 'declined'],
  'travel-intakes': ['needs_info', 'approved', 'declined', 'booked'],
  'travel-requests': ['needs_info', 'approved', 'declined', 'booked'],
  applications: [],
  'contact-messages': ['declined'],
  'organization-requests': ['approved', 'declined'],
  'message-reports': [],
};

/** Which steps a sender hears of by mail. */
export function statusMailFacts(cms: Cms): void {
  describe.each(someOf(kindNames))('The sender of one of the %s', (kind) => {
    it.each(locales)(
      'is written to in %s once for each step that concerns them, and for no other',
      async (language) => {
        const token = await cms.tokenOf('coordinator');
        for (const from of statusesOf(kind))
          for (const to of nextStatuses(kind, from)) {
            const { id, version } = await makeSubmission(cms, kind, from);
            await cms.db(kind.replaceAll('-', '_')).where({ document_id: id }).update({ language });
            const before = await mailsNow();
            const { status } = await cms.post(
              `/api/backoffice/${kind}/${id}/transition`,
              { to, reason: 'Because', version },
              { token },
            );
            const written = (await mailsNow()).slice(before.length);
            expect({ from, to, status, written }).toEqual({
              from,
              to,
              status: 200,
              written: mailed[kind].includes(to) ? [language] : [],
            });
          }
      },
    );
  });

  /** The languages of all that were written, the first first; a mail that was sent keeps its row. */
  const mailsNow = (): Promise<string[]> =>
    cms.db('mail_jobs').where({ template: 'submission-status' }).orderBy(['created_at', 'id']).pluck('locale');
}
