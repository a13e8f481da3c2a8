import { describe, expect, it } from 'vitest';
import { takeBackMinutes } from '@scholars/contract/limits';
import type { RowResult } from '@scholars/contract/queue-work';
import { kindNames as kinds, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isTakenBack, nextStatuses, statusesOf } from '@scholars/contract/submission-status';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { people, type Cms } from '../support/cms.js';
import { findByReference, makeSubmission } from '../support/submissions.js';

/** Steps of many rows that told nobody, and are taken back by who took them. */
export function takenBackFacts(cms: Cms): void {
  const change = async (kind: SubmissionKind, rows: object[]) => {
    const path = `/api/backoffice/${kind}/changes`;
    const { body } = await cms.post<RowResult[]>(
      path,
      { rows, reason: 'Because' },
      { token: await cms.tokenOf('coordinator') },
    );
    if (!body.success) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const changeOne = async (kind: SubmissionKind, { id }: SubmissionDetail, version: number, what: object) => {
    const [result] = await change(kind, [{ id, version, ...what }]);
    return result ?? expect.fail('No result');
  };
  const steps = (kind: SubmissionKind) =>
    statusesOf(kind).flatMap((from) => nextStatuses(kind, from).map((to) => ({ from, to })));
  const write = async (id: string, line: object) => {
    const last = await cms.db('audit_entries').where({ document_id: id }).max({ id: 'id' }).first();
    await cms
      .db('audit_entries')
      .where({ id: Number(last?.id) })
      .update(line);
  };
  /** How many mails and notices of submissions there are. */
  const told = async () => [
    await cms.db('mail_jobs').where('template', 'not like', 'account%').count({ n: '*' }),
    await cms.db('notifications').count({ n: '*' }),
  ];

  describe.each(kinds.filter((kind) => steps(kind).some(({ from, to }) => isTakenBack(kind, from, to))))(
    'Of %s a step that is taken back',
    (kind) => {
      it('told nobody, and leaves what was before with both in the history', async () => {
        for (const { from, to } of steps(kind).filter((step) => isTakenBack(kind, step.from, step.to))) {
          const one = await makeSubmission(cms, kind, from);
          const before = await told();
          const { present } = await changeOne(kind, one, one.version, { to });
          expect(present).toMatchObject({ status: to, version: one.version + 1 });
          const undone = await changeOne(kind, one, one.version + 1, { takesBack: true });
          expect(undone).toMatchObject({ outcome: 'done', present: { status: from, version: one.version + 2 } });
          expect(await told()).toEqual(before);
          const { history } = await findByReference(cms, kind, one.reference);
          expect(history.slice(-2)).toMatchObject([
            { action: 'transition', from, to, actor: 'Mariam Al-Sayed' },
            { action: 'taken-back', from: to, to: from, actor: 'Mariam Al-Sayed', reason: '' },
          ]);
        }
      });
    },
  );

  describe('A step', () => {
    const kind = 'travel-intakes';
    /** One that was taken under review just now. */
    const inReview = async () => {
      const one = await makeSubmission(cms, kind);
      await changeOne(kind, one, one.version, { to: 'in_review' });
      return one;
    };
    const takeBack = (one: SubmissionDetail, version = one.version + 1) =>
      changeOne(kind, one, version, { takesBack: true });

    it('is taken back of the rows alone that nobody has changed since, and once', async () => {
      const [one, other] = [await inReview(), await inReview()];
      await changeOne(kind, other, other.version + 1, { to: 'approved' });
      const rows = [one, other].map(({ id, version }) => ({ id, version: version + 1, takesBack: true }));
      expect(await change(kind, rows)).toMatchObject([
        { outcome: 'done', present: { status: 'new' } },
        { outcome: 'changed', present: { status: 'approved' } },
      ]);
      expect(await takeBack(one)).toMatchObject({ outcome: 'changed' });
      expect(await takeBack(one, one.version + 2)).toMatchObject({ outcome: 'refused', present: { status: 'new' } });
    });

    it('is not taken back that told its sender, nor one of which a colleague took it', async () => {
      const one = await inReview();
      await changeOne(kind, one, one.version + 1, { to: 'needs_info' });
      expect(await takeBack(one, one.version + 2)).toMatchObject({ outcome: 'refused' });
      // The sender's link has ended with it.
      await changeOne(kind, one, one.version + 2, { to: 'in_review' });
      expect(await takeBack(one, one.version + 3)).toMatchObject({ outcome: 'refused' });
      const other = await inReview();
      await write(other.id, { actor_id: 0 });
      expect(await takeBack(other)).toMatchObject({ outcome: 'refused', present: { status: 'in_review' } });
    });

    it(`is taken back within ${takeBackMinutes} minutes, and said to be too late after them`, async () => {
      const [one, other] = [await inReview(), await inReview()];
      const after = (ms: number) => Date.now() - takeBackMinutes * 60_000 - ms;
      await write(one.id, { at: after(-30_000) });
      await write(other.id, { at: after(0) });
      expect([await takeBack(one), await takeBack(other)]).toMatchObject([
        { outcome: 'done', message: '' },
        { outcome: 'late', message: '', present: { status: 'in_review', version: other.version + 1 } },
      ]);
    });

    it('is not taken back of what one has sent oneself', async () => {
      const one = await inReview();
      await cms.db('travel_intakes').where({ document_id: one.id }).update({ email_address: people.coordinator });
      expect(await takeBack(one)).toMatchObject({ outcome: 'refused' });
    });
  });
}
