import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts.js';
import { dataOf } from '../support/chat.js';
import { people, rowOf, type Cms } from '../support/cms.js';
import { quietMs, useLiveChannel, withConversation } from '../support/live-channel.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';

/** What coordinators are told live of their queues and of guests. */
export function liveQueueFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { connect, heardOf } = useLiveChannel(cms);
  let a: string;
  /** A coordinator. */
  let k: string;
  let conversation: string;

  describe('The live channel', () => {
    withConversation(cms, (talk) => {
      ({ a, k, conversation } = talk);
    });

    it('tells coordinators by ids which submissions came and were changed, and members nothing', async () => {
      const [mine, theirs, member] = [await connect(k), await connect(k, { transport: 'polling' }), await connect(a)];
      const kind = 'contact-messages';
      const told = Promise.all([mine.next('queue'), theirs.next('queue')]);
      const { id, version } = await makeSubmission(cms, kind);
      expect(await told).toEqual(Array(2).fill({ kind, created: [id], changed: [] }));
      const again = mine.next('queue');
      const path = `/api/backoffice/${kind}/${id}`;
      dataOf(await cms.post(`${path}/comments`, { text: 'Seen by telephone' }, { token: k }));
      dataOf(await cms.post(`${path}/transition`, { to: 'in_review', reason: '', version }, { token: k }));
      expect(await again).toEqual({ kind, created: [], changed: [id] });
      await heardOf(mine);
      expect(JSON.stringify(mine.heard)).not.toContain('telephone');
      expect(member.heard).toEqual([]);
    });

    it('tells of a report all coordinators but the one whom it is about', async () => {
      const { id } = await makeSubmission(cms, 'message-reports');
      const colleague = await accounts.person();
      const role: { id: number } = await rowOf(cms.db('up_roles').where({ type: 'coordinator' }).first('id'));
      await cms.db('up_users_role_lnk').where({ user_id: colleague.id }).update({ role_id: role.id });
      const report = {
        id: 'report-told-live',
        conversation_id: conversation,
        reporter_id: (await accounts.userRow(people.member)).id,
        reported_id: colleague.id,
        reason: 'Spam',
        up_to_revision: 0,
        status: 'new',
        created_at: Date.now(),
      };
      await cms.db('chat_reports').insert(report);
      await cms.db('message_reports').where({ document_id: id }).update({ report_id: report.id });
      // That it came is told before.
      await pause(quietMs);
      const [others, theirs] = [await connect(k), await connect(colleague.token)];
      const told = others.next('queue');
      dataOf(await cms.post(`/api/backoffice/message-reports/${id}/comments`, { text: 'Seen' }, { token: k }));
      expect(await told).toEqual({ kind: 'message-reports', created: [], changed: [id] });
      expect(await heardOf(theirs)).toEqual([[]]);
    });

    it('tells coordinators who have all queues by ids which guests were invited and what became of them', async () => {
      const [mine, member] = [await connect(k), await connect(a)];
      const id = 'guest-who-is-told-of';
      const { addGuestStep } = cms.module<{
        addGuestStep(trx: unknown, documentId: string, step: string): Promise<void>;
      }>('src/api/event-invitation/guest-history.js');
      const came = mine.next('queue');
      await addGuestStep(cms.db, id, 'made');
      expect(await came).toEqual({ kind: 'guests', created: [id], changed: [] });
      await pause(quietMs);
      const changed = mine.next('queue');
      await addGuestStep(cms.db, id, 'opened');
      expect(await changed).toEqual({ kind: 'guests', created: [], changed: [id] });
      await heardOf(mine);
      // Who has gone, of those whom the facts before had, is told meanwhile.
      expect(member.heard.filter(({ name }) => name === 'queue')).toEqual([]);
      // Who has some queues has no guests.
      const person = () => cms.db('up_users').where({ email: people.coordinator });
      const { queues } = await rowOf(person().first());
      await person().update({ queues: JSON.stringify(['contact-messages']) });
      try {
        const narrowed = await connect(k);
        await addGuestStep(cms.db, id, 'opened');
        expect(await heardOf(narrowed)).toEqual([[]]);
      } finally {
        await person().update({ queues });
      }
    });

    it('tells many changes of a queue together, and nobody who is a coordinator no longer', async () => {
      const made = [await makeSubmission(cms, 'travel-intakes'), await makeSubmission(cms, 'travel-intakes')];
      // That they came is told before.
      await pause(quietMs);
      const mine = await connect(k);
      const rows = made.map(({ id, version }) => ({ id, version, to: 'in_review' }));
      const change = (asked: typeof rows) =>
        cms.post('/api/backoffice/travel-intakes/changes', { rows: asked }, { token: k });
      const told = mine.next('queue');
      dataOf(await change(rows));
      const { changed } = await told;
      expect(changed.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      const roles = () =>
        cms
          .db('up_users_role_lnk')
          .whereIn('user_id', cms.db('up_users').where({ email: people.coordinator }).select('id'));
      const { role_id: coordinator } = await rowOf(roles().first());
      const { id: member } = await rowOf(cms.db('up_roles').whereNot({ id: coordinator }).first());
      await roles().update({ role_id: member });
      try {
        await pause(2500);
        mine.heard.length = 0;
        const { tellQueue } = cms.module<{
          tellQueue(trx: unknown, kind: string, documentId: string, isNew: boolean): void;
        }>('src/api/submission/live-queue.js');
        tellQueue(cms.db, 'contact-messages', 'any', true);
        expect(await heardOf(mine)).toEqual([[]]);
      } finally {
        await roles().update({ role_id: coordinator });
      }
    });
  });
}
