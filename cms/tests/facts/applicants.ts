import { describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import { application, type Application } from '@scholars/contract/applications';
import type { Notification } from '@scholars/contract/notifications';
import { asking, open, pdf, useApplications } from '../support/applications.js';
import type { Cms } from '../support/cms.js';
import { buildForm, type Fields } from '../support/forms.js';
import type { RequestOptions } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** What applicants are told and asked by coordinators. */
export function applicantFacts(cms: Cms, sink: SmtpSink): void {
  const { person, path, send, keep, taken, refusal, form, mine, mailWith, move } = useApplications(cms, sink);

  describe('An applicant', () => {
    it('sees the status in the public words, hears of what changes in them by mail and notice, and of nothing else', async () => {
      const { email, token } = await person();
      const { reference } = await taken(send(token));
      const told = async () =>
        (await cms.data<{ notifications: Notification[] }>('/api/user-notifications', { token })).notifications.filter(
          ({ data }) => data.type === 'application-status',
        );
      await move(reference ?? '', 'in_review', 'A strong one');
      await move(reference ?? '', 'more_info', 'Please send two drawings');
      await move(reference ?? '', 'in_review');
      await move(reference ?? '', 'interview');
      await move(reference ?? '', 'decision_ready', 'Take her');
      await move(reference ?? '', 'rejected', 'The money is gone');
      const [seen] = await mine(token);
      expect(seen).toMatchObject({
        status: 'not_selected',
        statusLabel: 'Not selected',
        canCancel: false,
        canApply: false,
      });
      expect(seen?.timeline.map(({ status, note }) => [status, note])).toEqual([
        ['received', ''],
        ['under_review', ''],
        ['action_needed', 'Please send two drawings'],
        ['under_review', ''],
        ['interview', ''],
        ['under_review', ''],
        ['not_selected', ''],
      ]);
      expect(JSON.stringify(seen)).not.toMatch(/strong|Take her|money|Mariam/);
      const notices = await told();
      expect(notices.map(({ data }) => data.title.split(': ')[1]).sort()).toEqual([
        'Action needed',
        'Interview',
        'Not selected',
        'Under review',
        'Under review',
      ]);
      expect(notices[0]?.data.redirect_url).toBe(`/en/account/my-applications/${seen?.id}`);
      const mail = await mailWith(email, 'Action needed');
      expect(mail.text).toContain('Please send two drawings');
      const last = await mailWith(email, 'Not selected');
      expect(last.text).not.toContain('money');
    });

    it('may withdraw until it is decided, which the history says, and apply again while it is open', async () => {
      const { token } = await person();
      const first = await taken(send(token));
      await move(first.reference ?? '', 'in_review');
      const withdrawn = await taken(cms.post<Application>(path(open, 'cancel'), {}, { token }));
      expect(withdrawn).toMatchObject({ status: 'withdrawn', canCancel: false, canApply: true });
      expect((await findByReference(cms, 'applications', first.reference ?? '')).history.at(-1)).toMatchObject({
        action: 'transition',
        actor: '',
        from: 'in_review',
        to: 'withdrawn',
      });
      expect((await cms.post(path(open, 'cancel'), {}, { token })).status).toBe(404);
      const second = await taken(send(token));
      expect(second.reference).not.toBe(first.reference);
      await move(second.reference ?? '', 'in_review');
      await move(second.reference ?? '', 'decision_ready');
      await move(second.reference ?? '', 'accepted');
      expect(await refusal(cms.post(path(open, 'cancel'), {}, { token }))).toEqual({
        status: 409,
        message: 'A decision has been made on this application, so it can no longer be withdrawn',
        fields: [],
      });
      expect((await send(token)).status).toBe(409);
      expect((await mine(token)).map(({ status }) => status).sort()).toEqual(['accepted', 'withdrawn']);
    });

    it('reaches nobody else’s application', async () => {
      const [one, other] = [await person(), await person()];
      const { id } = await taken(send(one.token));
      const before = await mine(one.token);
      for (const name of [open, id])
        expect(await refusal(cms.post(path(name, 'cancel'), {}, { token: other.token }))).toEqual({
          status: 404,
          message: 'Not found',
          fields: [],
        });
      expect(await mine(other.token)).toEqual([]);
      expect((await form(other.token)).application).toBeNull();
      expect(await mine(one.token)).toEqual(before);
    });

    it('reads of an application in their own language', async () => {
      const { token } = await person();
      await taken(send(token));
      const [seen] = await cms.data<Application[]>('/api/job-opportunities/user/applications', {
        token,
        language: 'ar',
      });
      expect(seen).toMatchObject({
        statusLabel: 'تم الاستلام',
        opportunity: { title: 'زمالات في استدامة المياه الجوفية' },
      });
    });
  });

  describe('What is asked of an applicant', () => {
    const asked = async () => {
      const applicant = await person();
      const { id, reference } = await taken(send(applicant.token));
      await move(reference ?? '', 'in_review');
      await move(reference ?? '', 'more_info', 'Please send two drawings');
      const [seen] = await mine(applicant.token);
      return { ...applicant, id, reference: reference ?? '', askedAt: seen?.timeline.at(-1)?.at ?? '' };
    };
    const reply = (token: string, id: string, fields: Fields, options: RequestOptions = {}) =>
      cms.post<Application>(`/api/job-opportunities/user/applications/${id}/answer`, buildForm(fields), {
        token,
        ...options,
      });

    it('is answered on the site: the answer and another CV are in the history, and the application is in review', async () => {
      const { email, token, id, reference, askedAt } = await asked();
      const answered = await taken(
        reply(token, id, { answer: 'Here they are, both.', askedAt, cv: { ...pdf, name: 'new.pdf' } }),
      );
      expect(shapeProblems(application, answered)).toEqual({});
      expect(answered).toMatchObject({ status: 'under_review', canCancel: true });
      expect(answered.timeline.map(({ status, note, answer }) => [status, note, answer])).toEqual([
        ['received', '', ''],
        ['under_review', '', ''],
        ['action_needed', 'Please send two drawings', 'Here they are, both.'],
        ['under_review', '', ''],
      ]);
      const inQueue = await findByReference(cms, 'applications', reference);
      expect(inQueue.status).toBe('in_review');
      expect(inQueue.history.slice(-3)).toMatchObject([
        { action: 'answered', actor: '', reason: 'Here they are, both.' },
        { action: 'file-added', actor: '', reason: 'cv' },
        { action: 'transition', actor: '', from: 'more_info', to: 'in_review' },
      ]);
      expect(inQueue.files.map(({ name }) => name)).toEqual(['cv.pdf', 'new.pdf']);
      // They know what they did: the only mail and notice of a review are those of the first.
      await mailWith(email, 'Under review');
    });

    it('is told with the way to answer, and stands first of the applications and drafts', async () => {
      const { email, token, id } = await asked();
      await taken(keep(token, { coverLetter: 'Dear' }, asking));
      expect((await mine(token)).map(({ status }) => status)).toEqual(['action_needed', 'draft']);
      expect((await mailWith(email, 'Action needed')).text).toContain(`/en/account/my-applications/${id}#${id}`);
      const { notifications } = await cms.data<{ notifications: Notification[] }>('/api/user-notifications', { token });
      expect(notifications.map(({ data }) => data.redirect_url)).toContain(`/en/account/my-applications/${id}#${id}`);
    });

    it('notifies whom the application is assigned to', async () => {
      const { token, id, reference, askedAt } = await asked();
      const coordinator = await cms.tokenOf('coordinator');
      const { id: assignee } = await cms.data<User>('/api/user', { token: coordinator });
      const { version } = await findByReference(cms, 'applications', reference);
      await cms.post(`/api/backoffice/applications/${id}/assign`, { assignee, version }, { token: coordinator });
      await taken(reply(token, id, { answer: 'Here they are.', askedAt }));
      const rows = await cms.db('notifications').where({ notice: 'submission-answered' });
      expect(rows.filter(({ params }) => String(params).includes(reference))).toHaveLength(1);
    });

    it('is answered once: of ten at once one is taken, and no file of the others stays', async () => {
      const { token, id, reference, askedAt } = await asked();
      const files = cms.privateFiles().length;
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => reply(token, id, { answer: 'Here they are.', askedAt, cv: pdf })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      expect(cms.privateFiles().length).toBe(files + 1);
      const { history } = await findByReference(cms, 'applications', reference);
      expect(history.filter(({ action }) => action === 'answered')).toHaveLength(1);
    });

    it('is refused with 409 where nothing is asked any more, or something else since; without words with 422', async () => {
      const { token, id, reference, askedAt } = await asked();
      expect(await refusal(reply(token, id, { answer: ' ', askedAt }))).toMatchObject({
        status: 422,
        fields: ['answer'],
      });
      await move(reference, 'in_review');
      const late = { status: 409, message: expect.stringContaining('no longer waits for your answer'), fields: [] };
      expect(await refusal(reply(token, id, { answer: 'Here', askedAt }))).toEqual(late);
      await move(reference, 'more_info', 'And your diploma');
      expect(await refusal(reply(token, id, { answer: 'Here', askedAt }))).toEqual(late);
      expect((await findByReference(cms, 'applications', reference)).status).toBe('more_info');
    });

    it('is answered by the applicant alone: to others the application is not there', async () => {
      const { id, reference, askedAt } = await asked();
      const other = await person();
      expect(await refusal(reply(other.token, id, { answer: 'Here', askedAt }))).toEqual({
        status: 404,
        message: 'Not found',
        fields: [],
      });
      expect((await findByReference(cms, 'applications', reference)).status).toBe('more_info');
    });
  });
}
