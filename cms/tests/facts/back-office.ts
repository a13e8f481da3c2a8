import { describe, expect, it } from 'vitest';
import { locales } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { kindNames as kinds, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded, nextStatuses, statusesOf } from '@scholars/contract/submission-status';
import { submissionDetail, type SubmissionDetail } from '@scholars/contract/submissions';
import { someOf } from '@scholars/contract/tests/short-run';
import type { Cms } from '../support/cms.js';
import { makeSubmission } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** What coordinators do with a submission: moves from status to status. */
export function backOfficeFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const move = async (kind: SubmissionKind, id: string, body: Record<string, unknown>, language: 'en' | 'ar' = 'en') =>
    cms.post<SubmissionDetail>(`/api/backoffice/${kind}/${id}/transition`, body, {
      ...(await asCoordinator()),
      language,
    });
  const detail = async (kind: SubmissionKind, id: string) =>
    cms.data<SubmissionDetail>(`/api/backoffice/${kind}/${id}/detail`, await asCoordinator());

  describe.each(someOf(kinds))('A submission in %s', (kind) => {
    it.each(statusesOf(kind))('goes from %s along the allowed edges alone', async (from) => {
      const unmoved = await makeSubmission(cms, kind, from);
      for (const to of statusesOf(kind)) {
        const isAllowed = (nextStatuses(kind, from) as readonly string[]).includes(to);
        const submission = isAllowed ? await makeSubmission(cms, kind, from) : unmoved;
        const { status, body } = await move(kind, submission.id, { to, reason: 'Because', version: 1 });
        const after = await detail(kind, submission.id);
        if (isAllowed) {
          expect({ from, to, status, body }).toMatchObject({
            status: 200,
            body: { success: true, data: { status: to, version: 2, next: nextStatuses(kind, to) } },
          });
          expect(after.history.findLast(({ action }) => action === 'transition')).toMatchObject({
            action: 'transition',
            actor: 'Mariam Al-Sayed',
            from,
            to,
            reason: 'Because',
            at: expect.stringMatching(/Z$/),
          });
        } else {
          expect({ from, to, status, body }).toMatchObject({
            status: 422,
            body: { success: false, errors: { to: ['This step is not possible from the present status'] } },
          });
          expect(after).toEqual(submission);
        }
      }
    });

    it('needs a reason for the steps that the sender is told the reason of', async () => {
      for (const to of statusesOf(kind).filter(isReasonNeeded)) {
        const submission = await makeSubmission(cms, kind, 'in_review');
        for (const reason of [undefined, '', '   ']) {
          const { status, body } = await move(kind, submission.id, { to, reason, version: 1 });
          expect({ status, body }).toMatchObject({
            status: 422,
            body: { errors: { reason: ['Please give a reason'] } },
          });
        }
        expect(await detail(kind, submission.id)).toEqual(submission);
      }
    });

    it.each(locales)('answers a stale version with the present state, in the language %s', async (language) => {
      const { id } = await makeSubmission(cms, kind);
      expect((await move(kind, id, { to: 'in_review', version: 1 })).status).toBe(200);
      const { status, body } = await move(kind, id, { to: 'in_review', version: 1 }, language);
      expect(status).toBe(409);
      expect(body).toEqual({
        success: false,
        message: messageText(language, 'error.conflict'),
        data: await detail(kind, id),
      });
      expect(await detail(kind, id)).toMatchObject({ status: 'in_review', version: 2 });
    });

    it('tells whoever asks which lines of the history are their own', async () => {
      const { id } = await makeSubmission(cms, kind);
      await move(kind, id, { to: 'in_review', version: 1 });
      const owned = async () => (await detail(kind, id)).history.map(({ isOwn = false }) => isOwn);
      expect(await owned()).toEqual([false, true]);
      // As a colleague would have done it.
      await cms.db('audit_entries').where({ document_id: id, action: 'transition' }).update({ actor_id: 1_000_000 });
      expect(await owned()).toEqual([false, false]);
    });

    it('lets one of ten simultaneous moves win, and writes one line', async () => {
      const { id } = await makeSubmission(cms, kind);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => move(kind, id, { to: 'in_review', version: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      expect((await detail(kind, id)).history.map(({ action }) => action)).toEqual(['created', 'transition']);
    });

    it.each([
      [{}, ['to', 'version']],
      [{ to: 'in_review' }, ['version']],
      [{ to: 'in_review', version: '1' }, ['version']],
      [{ to: '', version: 1 }, ['to']],
      [{ to: 'in_review', version: 1, reason: 'x'.repeat(2001) }, ['reason']],
      [{ to: '__proto__', version: 1 }, ['to']],
      [{ to: 'constructor', version: 1 }, ['to']],
    ])('refuses the move %j', async (body, fields) => {
      const { id } = await makeSubmission(cms, kind);
      const answer = await move(kind, id, body);
      expect(answer.status).toBe(422);
      expect(!answer.body.success && Object.keys(answer.body.errors ?? {})).toEqual(fields);
    });

    it('has the shape that the contract declares', async () => {
      expect(shapeProblems(submissionDetail, await makeSubmission(cms, kind))).toEqual({});
    });

    it('that does not exist is not found', async () => {
      for (const path of [`/api/backoffice/${kind}/nothing/detail`, `/api/backoffice/${kind}/nothing`])
        expect((await cms.get(path, await asCoordinator())).status).toBe(404);
      expect((await move(kind, 'nothing', { to: 'in_review', version: 1 })).status).toBe(404);
    });
  });

  it.each(['users', 'up_users', 'constructor', '__proto__', 'toString', 'job-opportunities'])(
    'has no queue named %s',
    async (kind) => {
      for (const path of [
        `/api/backoffice/${kind}/counts`,
        `/api/backoffice/${kind}/1/detail`,
        `/api/backoffice/${kind}/1/files/1`,
      ]) {
        expect((await cms.get(path, await asCoordinator())).status).toBe(404);
      }
    },
  );
}
