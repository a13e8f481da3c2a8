import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { useAccounts } from '../support/accounts.js';
import { people, rowOf, type Cms } from '../support/cms.js';
import { quietMs, useLiveChannel } from '../support/live-channel.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { makeSubmission } from '../support/submissions.js';

/** Which coordinators hear of which that both have a submission open. */
export function liveRecordFacts(cms: Cms, sink: SmtpSink): void {
  const accounts = useAccounts(cms, sink);
  const { connect, heardOf } = useLiveChannel(cms);
  const kind = 'contact-messages';

  /** Somebody new who works with some queues. */
  async function colleague(queues: readonly string[]) {
    const person = await accounts.person();
    const role: { id: number } = await rowOf(cms.db('up_roles').where({ type: 'coordinator' }).first('id'));
    await cms.db('up_users_role_lnk').where({ user_id: person.id }).update({ role_id: role.id });
    await cms
      .db('up_users')
      .where({ id: person.id })
      .update({ queues: JSON.stringify(queues) });
    return { ...person, accountId: await accountIdOf(person.email) };
  }

  /** That a submission came is told before anybody connects. */
  const toldBefore = () => pause(quietMs);

  const accountIdOf = async (email: string) =>
    (await rowOf<{ id: string }>(cms.db('up_users').where({ email }).first('document_id as id'))).id;

  describe('A submission that several have open', () => {
    it('is told to each with who else has it, in another window of their own too, until they leave', async () => {
      const other = await colleague([kind]);
      const k = await cms.signIn(people.coordinator);
      const { id } = await makeSubmission(cms, kind);
      await toldBefore();
      const [mine, second, theirs] = [await connect(k), await connect(k), await connect(other.token)];
      const open = { kind, id };
      mine.socket.emit('open', open);
      const [toldMe, toldThem] = [mine.next('openToo'), theirs.next('openToo')];
      theirs.socket.emit('open', open);
      const own = await accountIdOf(people.coordinator);
      expect(await toldMe).toEqual({ ...open, coordinators: [other.accountId] });
      expect(await toldThem).toEqual({ ...open, coordinators: [own] });
      const again = mine.next('openToo');
      second.socket.emit('open', open);
      expect((await again).coordinators.toSorted()).toEqual([own, other.accountId].toSorted());
      // For them nothing has changed: I was there.
      await heardOf();
      expect(theirs.of('openToo')).toHaveLength(1);
      // One leaves for another submission, the other's connection is lost.
      second.socket.emit('open', { kind, id: (await makeSubmission(cms, kind)).id });
      theirs.socket.disconnect();
      await expect.poll(() => mine.of('openToo').at(-1), { timeout: 10_000 }).toEqual({ ...open, coordinators: [] });
    });

    it('is as if it were not open to who does not work with its queue, to members, and to whom it is about', async () => {
      const [other, narrowed] = [await colleague([kind, 'message-reports']), await colleague(['travel-intakes'])];
      const k = await cms.signIn(people.coordinator);
      const { id } = await makeSubmission(cms, kind);
      const report = await makeSubmission(cms, 'message-reports');
      const row = {
        id: `open-${report.id}`,
        conversation_id: 'any',
        reporter_id: (await accounts.userRow(people.member)).id,
        reported_id: other.id,
        reason: 'Spam',
        up_to_revision: 0,
        status: 'new',
        created_at: Date.now(),
      };
      await cms.db('chat_reports').insert(row);
      await cms.db('message_reports').where({ document_id: report.id }).update({ report_id: row.id });
      await toldBefore();
      const mine = await connect(k);
      const outside = [await connect(narrowed.token), await connect(await cms.signIn(people.member))];
      for (const { socket } of outside) socket.emit('open', { kind, id });
      mine.socket.emit('open', { kind, id });
      const about = await connect(other.token);
      about.socket.emit('open', { kind: 'message-reports', id: report.id });
      const reader = await connect(k);
      reader.socket.emit('open', { kind: 'message-reports', id: report.id });
      await heardOf();
      for (const one of [mine, about, reader, ...outside]) expect(one.of('openToo')).toEqual([]);
      // What they do work with they hear of all the same.
      const told = mine.next('openToo');
      about.socket.emit('open', { kind, id });
      expect(await told).toEqual({ kind, id, coordinators: [other.accountId] });
    });

    it('is told of anew at the next look to who still works with its queue, and not of who does no longer', async () => {
      const other = await colleague([kind]);
      const { id } = await makeSubmission(cms, kind);
      await toldBefore();
      const [mine, theirs] = [await connect(await cms.signIn(people.coordinator)), await connect(other.token)];
      const told = mine.next('openToo');
      mine.socket.emit('open', { kind, id });
      theirs.socket.emit('open', { kind, id });
      await told;
      await cms
        .db('up_users')
        .where({ id: other.id })
        .update({ queues: JSON.stringify(['travel-intakes']) });
      const { lookForOthers } = cms.module<{ lookForOthers(): void }>('src/api/submission/live-record.js');
      // Rights are followed every two seconds.
      await expect
        .poll(() => (lookForOthers(), mine.of('openToo').at(-1)?.coordinators), { timeout: 5000, interval: 200 })
        .toEqual([]);
    });
  });
}
