import { describe, expect, it } from 'vitest';
import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';
import { listWholeReads } from '../support/whole-reads.js';

/** What is looked for by who sent it, or who was invited: in tables that grow with everything that is ever sent. */
export function senderFacts(cms: Cms, sink: SmtpSink): void {
  const { person, userRow } = useAccounts(cms, sink);
  const tableOf = (kind: SubmissionKind) => kind.replaceAll('-', '_');
  const growing = [...kindNames.map(tableOf), 'event_invitations', 'up_users'];
  const wholeReads = async (path: string, token: string) => {
    const tables = await listWholeReads(cms, () => cms.data(path, { token }));
    return tables.filter((table) => growing.includes(table));
  };

  describe('No queue is gone through row by row', () => {
    it.each(kindNames)('for what is related to one of the %s', async (kind) => {
      const { id } = await makeSubmission(cms, kind);
      expect(await wholeReads(`/api/backoffice/${kind}/${id}/related`, await cms.tokenOf('coordinator'))).toEqual([]);
    });

    it('for what an account has sent', async () => {
      const { document_id } = await userRow((await person()).email);
      const token = await cms.tokenOf('coordinator');
      expect(await wholeReads(`/api/backoffice/member-accounts/${document_id}`, token)).toEqual([]);
    });

    it('for the badges of an event', async () => {
      expect(await wholeReads('/api/events/annual-gathering-24/badges', await cms.tokenOf('coordinator'))).toEqual([]);
    });

    it('for the days that somebody is invited to', async () => {
      const { token } = await person();
      const { body } = await cms.post<{ url: string }>('/api/calendar-feed', {}, { token });
      const { pathname, search } = new URL(body.success ? body.data.url : '');
      const tables = await listWholeReads(cms, () => fetch(`${cms.url}${pathname}${search}`));
      expect(tables.filter((table) => growing.includes(table))).toEqual([]);
    });
  });
}
