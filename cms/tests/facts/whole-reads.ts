import { describe, expect, it } from 'vitest';
import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { someOf } from '@scholars/contract/tests/short-run';
import { useAccounts } from '../support/accounts.js';
import type { PersonalPart } from '../../src/platform/personal-data/personal-parts.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';
import { listWholeReads } from '../support/whole-reads.js';

/** What is looked for by whose it is: in tables that grow with everybody, and with everything that is ever sent. */
export function wholeReadFacts(cms: Cms, sink: SmtpSink): void {
  const { person, userRow } = useAccounts(cms, sink);
  const tableOf = (kind: SubmissionKind) => kind.replaceAll('-', '_');
  const growing = [
    ...kindNames.map(tableOf),
    'event_invitations',
    'event_arrivals',
    'chat_reports',
    'up_users',
    'members',
    'members_user_lnk',
  ];
  const wholeReads = async (read: () => Promise<unknown>) =>
    (await listWholeReads(cms, read)).filter((table) => growing.includes(table));
  const readBy = (token: string, path: string) => () => cms.data(path, { token });

  describe('Nothing that grows is gone through row by row', () => {
    it.each(someOf(kindNames))('for what is related to one of the %s', async (kind) => {
      const { id } = await makeSubmission(cms, kind);
      const read = readBy(await cms.tokenOf('coordinator'), `/api/backoffice/${kind}/${id}/related`);
      expect(await wholeReads(read)).toEqual([]);
    });

    it('for what an account has sent', async () => {
      const { document_id } = await userRow((await person()).email);
      const read = readBy(await cms.tokenOf('coordinator'), `/api/backoffice/member-accounts/${document_id}`);
      expect(await wholeReads(read)).toEqual([]);
    });

    it('for the badges of an event', async () => {
      const read = readBy(await cms.tokenOf('coordinator'), '/api/events/annual-gathering-24/badges');
      expect(await wholeReads(read)).toEqual([]);
    });

    it('for who is in at the door of an event', async () => {
      const read = readBy(await cms.tokenOf('coordinator'), '/api/events/annual-gathering-24/door');
      expect(await wholeReads(read)).toEqual([]);
    });

    it.each([
      'amina',
      'amina otieno',
      'كواري',
      'TI-2026-000001',
      'coordinator@scholars.example',
      'nobody-of-that-name',
    ])('for a record, by %s', async (q) => {
      const read = readBy(await cms.tokenOf('coordinator'), `/api/backoffice/records?q=${encodeURIComponent(q)}`);
      expect(await wholeReads(read)).toEqual([]);
    });

    // Travel requests are asked for as travel intakes are, of a table that is too small here to be asked by an index.
    const lists = [...kindNames.filter((kind) => kind !== 'travel-requests'), 'member-accounts'];

    it.each(someOf(lists))('for what is sought in the list of %s', async (list) => {
      const token = await cms.tokenOf('coordinator');
      const asked = list === 'member-accounts' ? 'q' : 'filters[q][$containsi]';
      for (const q of ['amina otieno', 'TI-2026-000001', 'nobody-of-that-name'])
        expect(await wholeReads(() => cms.get(`/api/backoffice/${list}?${asked}=${q}`, { token }))).toEqual([]);
    });

    it('for what was reported by somebody, or of them', async () => {
      const { id } = await userRow((await person()).email);
      const { personalReports } = cms.module<{ personalReports: PersonalPart }>(
        'src/api/message-report/personal-reports.js',
      );
      const erase = async () => personalReports.erase?.({ userId: id, email: '', addresses: [], locale: 'en' });
      expect(await wholeReads(erase)).not.toContain('chat_reports');
    });

    it('for the days that somebody is invited to', async () => {
      const { token } = await person();
      const { body } = await cms.post<{ url: string }>('/api/calendar-feed', {}, { token });
      const { pathname, search } = new URL(body.success ? body.data.url : '');
      expect(await wholeReads(() => fetch(`${cms.url}${pathname}${search}`))).toEqual([]);
    });

    it.each(['/api/user', '/api/user-profile', '/api/recommendations'])('for one’s own, at %s', async (path) => {
      expect(await wholeReads(readBy((await person()).token, path))).toEqual([]);
    });
  });
}
