import type * as ProfileSnapshots from '../../src/api/application/profile-snapshot.js';
import { describe, expect, it, vi } from 'vitest';
import type { User } from '@scholars/contract/account';
import { application, applicationForm, type Application, type ApplicationForm } from '@scholars/contract/applications';
import { docxType } from '@scholars/contract/cv-file';
import type { Notification } from '@scholars/contract/notifications';
import { opportunity, opportunityCard, type Opportunity } from '@scholars/contract/opportunities';
import { goodPassword, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { buildForm, buildPdf, buildPng, exe, type Fields } from '../support/forms.js';
import type { Answer, RequestOptions } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

const open = 'groundwater-sustainability-fellowships';
const asking = 'postdoc-artificial-intelligence-for-arabic';
const elsewhere = 'assistant-professor-biomedical-data-science';
const expired = 'civic-technology-developer';
const pdf = { bytes: buildPdf(900), name: 'cv.pdf', type: 'application/pdf' };
const letter = 'I have worked on lakes for ten years.';
const year = new Date().getUTCFullYear();

/** Members who apply to opportunities, and what coordinators do with it. */
export function applicationFacts(cms: Cms, sink: SmtpSink): void {
  const { person } = useAccounts(cms, sink);
  const path = (slug: string, step = 'apply') => `/api/job-opportunities/${step}/${slug}`;
  const formOf = (changes: Fields = {}) => buildForm({ coverLetter: letter, consent: 'true', cv: pdf, ...changes });
  const send = (token: string, slug: string = open, changes: Fields = {}, options: RequestOptions = {}) =>
    cms.post<Application>(path(slug), formOf(changes), { token, ...options });
  const keep = (token: string, body: Record<string, unknown>, slug = open) =>
    cms.post<Application>(path(slug), { submit: false, ...body }, { token });
  const taken = async (answer: Promise<Answer<Application>>): Promise<Application> => {
    const { status, body } = await answer;
    if (status !== 200 || !body.success) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const refusal = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    return {
      status,
      message: body.success ? '' : body.message,
      fields: body.success ? [] : Object.keys(body.errors ?? {}),
    };
  };
  const form = (token: string, slug = open) => cms.data<ApplicationForm>(path(slug), { token });
  const mine = (token: string) => cms.data<Application[]>('/api/job-opportunities/user/applications', { token });
  /** The only mail to an address with these words in its subject. */
  const mailWith = async (address: string, words: string) => {
    const found = () =>
      sink.taken.filter(({ recipients, mail }) => recipients.includes(address) && mail.subject?.includes(words));
    await vi.waitUntil(() => found().length > 0, { timeout: 10_000 });
    const [only, ...others] = found();
    expect(others).toEqual([]);
    if (!only) throw new Error('No mail');
    return only.mail;
  };
  const move = async (reference: string, to: string, reason = '') => {
    const { id, version } = await findByReference(cms, 'applications', reference);
    const answer = await cms.post(
      `/api/backoffice/applications/${id}/transition`,
      { to, reason, version },
      { token: await cms.tokenOf('coordinator') },
    );
    expect(answer.status).toBe(200);
  };

  describe('An application', () => {
    it('is not taken of an account that is to be erased until it is kept; what was written for it stays', async () => {
      const { id, token } = await person();
      await taken(keep(token, { coverLetter: letter }));
      const closing = { user_id: id, asked_at: 1, erase_at: Date.now() + 86_400_000, was_listed: false };
      await cms.db('account_closings').insert(closing);
      expect(await refusal(send(token))).toMatchObject({
        status: 409,
        message: expect.stringContaining('Your account is to be deleted'),
      });
      expect((await form(token)).draft).toMatchObject({ coverLetter: letter });
      await cms.db('account_closings').where({ user_id: id }).delete();
      expect(await taken(send(token))).toMatchObject({ status: 'received' });
    });

    it('is answered with a reference, and is in the queue with the letter, the CV and the profile as it was', async () => {
      const { email, token } = await person();
      const sent = await taken(send(token, open, { phoneNumber: '+٩٧٤ ٥٥٥١٢٣٤٥' }));
      expect(shapeProblems(application, sent)).toEqual({});
      expect(sent).toMatchObject({
        reference: expect.stringMatching(new RegExp(`^OA-${year}-\\d{6}$`)),
        status: 'received',
        statusLabel: 'Received',
        opportunity: { slug: open, title: 'Fellowships in Groundwater Sustainability' },
        canCancel: true,
        canApply: false,
        timeline: [{ status: 'received', note: '' }],
      });
      await cms
        .db('members')
        .where({ current_institution: 'Lakeside University' })
        .update({ headline: 'Changed later' });
      const inQueue = await findByReference(cms, 'applications', sent.reference ?? '');
      expect(inQueue).toMatchObject({
        status: 'submitted',
        version: 1,
        next: ['in_review'],
        locale: 'en',
        fields: {
          fullName: 'Amina Otieno',
          emailAddress: email,
          phoneNumber: '+974 55512345',
          country: 'KE',
          currentTitle: 'Senior Lecturer',
          currentInstitution: 'Lakeside University',
          opportunityTitle: 'Fellowships in Groundwater Sustainability',
          opportunityTitleAr: 'زمالات في استدامة المياه الجوفية',
          coverLetter: letter,
          profile: expect.stringMatching(/^Senior Lecturer · Lakeside University\n\nKenya$/),
        },
        files: [{ field: 'cv', name: 'cv.pdf', downloadName: `${sent.reference}-cv.pdf`, type: 'application/pdf' }],
      });
      const { bytes } = await cms.get(`/api/backoffice/applications/${inQueue.id}/files/${inQueue.files[0]?.id}`, {
        token: await cms.tokenOf('coordinator'),
      });
      expect(bytes).toEqual(pdf.bytes);
    });

    it('keeps the times of a profile as its reader writes them, and says what goes on', async () => {
      const { takeSnapshot } = cms.module<typeof ProfileSnapshots>('src/api/application/profile-snapshot.js');
      const { text } = await takeSnapshot({ slug: 'layla-haddad' }, 'ar');
      expect(text).toContain('سبتمبر ٢٠٠٩ – نوفمبر ٢٠١٣');
      expect(text).toContain('سبتمبر ٢٠١٩ – حتى الآن');
      expect((await takeSnapshot({ slug: 'layla-haddad' }, 'en')).text).toContain('September 2009 – November 2013');
    });

    it('is confirmed by one mail in the applicant’s language', async () => {
      const { email, token } = await person();
      await cms.post('/api/user-profile', { firstNameAr: 'أمينة', lastNameAr: 'أوتينو' }, { token });
      const { reference } = await taken(send(token, open, {}, { language: 'ar' }));
      const mail = await mailWith(email, 'استلمنا طلبكم');
      expect(mail.text).toContain(reference);
      expect(mail.text).toContain('زمالات في استدامة المياه الجوفية');
      expect(mail.text).toContain('مرحبًا أمينة أوتينو،');
      await move(reference ?? '', 'in_review');
      expect((await mailWith(email, 'قيد المراجعة')).text).toContain('مرحبًا أمينة أوتينو،');
    });

    it('says in each language what is missing, and leaves nothing', async () => {
      const { token } = await person();
      const before = await cms.traces();
      expect(await refusal(cms.post(path(open), {}, { token }))).toEqual({
        status: 422,
        message: 'Please check the highlighted fields',
        fields: ['coverLetter', 'consent'],
      });
      const arabic = await cms.post(path(open), { consent: true, coverLetter: 'قصير' }, { token, language: 'ar' });
      expect(arabic.body).toMatchObject({ errors: { coverLetter: ['يجب ألا يقل عن 30 حرفًا'.replace('30', '٣٠')] } });
      expect(await refusal(send(token, open, { cv: undefined }))).toMatchObject({ status: 422, fields: ['cv'] });
      expect(
        await refusal(cms.post(path(open), { coverLetter: letter, cv: 'profile', consent: true }, { token })),
      ).toMatchObject({ status: 422, fields: ['cv'] });
      expect(await cms.traces()).toEqual(before);
    });

    it.each([
      ['a picture', async () => ({ ...pdf, bytes: await buildPng() })],
      ['a program that calls itself a PDF', () => ({ ...pdf, bytes: exe })],
      ['a PDF that broke off', () => ({ ...pdf, bytes: buildPdf(900).subarray(0, 500) })],
      ['a PDF of one byte more than 5 MB', () => ({ ...pdf, bytes: buildPdf(5_242_881) })],
      ['an empty file', () => ({ ...pdf, bytes: Buffer.alloc(0) })],
    ])('takes no CV that is %s', async (_, file) => {
      const { token } = await person();
      const before = await cms.traces();
      expect(await refusal(send(token, open, { cv: await file() }))).toMatchObject({ status: 422, fields: ['cv'] });
      expect(await cms.traces()).toEqual(before);
    });

    it('with the answers that staff ask for keeps them with their questions', async () => {
      const { token } = await person();
      expect((await form(token, asking)).questions).toMatchObject([
        {
          id: 'work',
          question: 'Which piece of your own work should we look at first?',
          isRequired: true,
          locale: 'en',
        },
        { id: 'start', isRequired: false },
      ]);
      expect(await refusal(send(token, asking))).toMatchObject({ status: 422, fields: ['answers.work'] });
      const answers = JSON.stringify([
        { questionId: 'work', answer: 'A corpus' },
        { questionId: 'nothing', answer: 'x' },
      ]);
      const { reference } = await taken(send(token, asking, { answers }));
      expect((await findByReference(cms, 'applications', reference ?? '')).fields.answers).toBe(
        'Which piece of your own work should we look at first?\nA corpus\n\nWhen could you begin?\n–',
      );
    });

    it('cannot set anything that is not the applicant’s to set', async () => {
      const { token, id } = await person();
      const changes = { status: 'accepted', step: 'accepted', version: '9', reference: 'OA-1', applicantId: '1' };
      const more = {
        opportunityId: 'x',
        emailAddress: 'x@lakeside.example',
        fullName: 'X',
        role: 'coordinator',
        id: '1',
      };
      const { reference } = await taken(send(token, open, { ...changes, ...more }));
      expect(reference).not.toBe('OA-1');
      expect(await findByReference(cms, 'applications', reference ?? '')).toMatchObject({
        status: 'submitted',
        version: 1,
        fields: { fullName: 'Amina Otieno' },
      });
      expect(await cms.db('applications').where({ reference }).first('applicant_id')).toEqual({ applicant_id: id });
      expect(await cms.data('/api/user', { token })).toMatchObject({ role: 'member' });
    });

    it.each([
      [elsewhere, 409, 'Applications to this opportunity are taken on the partner’s site'],
      [expired, 409, 'This opportunity no longer takes applications'],
      ['nothing-of-the-kind', 404, 'Not found'],
    ])('to %s is refused with %i', async (slug, status, message) => {
      const { token } = await person();
      const before = await cms.traces();
      expect(await refusal(send(token, slug))).toEqual({ status, message, fields: [] });
      expect(await refusal(keep(token, { coverLetter: 'I' }, slug))).toEqual({ status, message, fields: [] });
      expect(await cms.traces()).toEqual(before);
    });

    it('may be made once: another is refused, and of ten at once one is kept and confirmed', async () => {
      const { token, id } = await person();
      const files = cms.privateFiles().length;
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      expect(await cms.count('applications', { applicant_id: id })).toBe(1);
      expect(await refusal(send(token))).toEqual({
        status: 409,
        message: 'You have already applied to this opportunity',
        fields: [],
      });
      expect(cms.privateFiles().length).toBe(files + 1);
    });

    it('under one key is made once, ten times at once too, and answered alike; with other words the key is refused', async () => {
      const { token, id } = await person();
      const options = { headers: { 'Idempotency-Key': crypto.randomUUID() } };
      const sent = await Promise.all(Array.from({ length: 10 }, () => taken(send(token, open, {}, options))));
      expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
      expect(await cms.count('applications', { applicant_id: id })).toBe(1);
      expect(await refusal(send(token, open, { coverLetter: `${letter} And rivers.` }, options))).toMatchObject({
        status: 409,
      });
      // A key is its sender's: to another member it is a new one.
      const other = await person();
      expect((await taken(send(other.token, open, {}, options))).reference).not.toBe(sent[0]?.reference);
    });

    it('with a key that is none is refused', async () => {
      const { token } = await person();
      expect((await send(token, open, {}, { headers: { 'Idempotency-Key': 'short' } })).status).toBe(400);
    });

    it('takes a Word document', async () => {
      const { token } = await person();
      const { reference } = await taken(send(token, open, { cv: { bytes: buildDocx(), name: 'السيرة.docx' } }));
      expect((await findByReference(cms, 'applications', reference ?? '')).files).toMatchObject([
        { name: 'السيرة.docx', type: docxType, downloadName: `${reference}-cv.docx` },
      ]);
    });
  });

  describe('A draft of an application', () => {
    it('keeps what was written so far, is found again from anywhere, and needs nothing', async () => {
      const { email, token } = await person();
      expect(await taken(keep(token, {}))).toMatchObject({ status: 'draft', reference: null, canApply: true });
      await taken(
        keep(token, { coverLetter: 'Dear', phoneNumber: 'call', answers: [{ questionId: 'a', answer: 'b' }] }),
      );
      const elsewhereSignedIn = await cms.signIn(email, goodPassword);
      const found = await form(elsewhereSignedIn);
      expect(shapeProblems(applicationForm, found)).toEqual({});
      expect(found).toMatchObject({
        opportunity: { slug: open, applyMode: 'internal' },
        application: null,
        draft: {
          coverLetter: 'Dear',
          phoneNumber: 'call',
          answers: [{ questionId: 'a', answer: 'b' }],
          cv: null,
          savedAt: expect.stringMatching(/Z$/),
        },
      });
      expect(await mine(token)).toMatchObject([{ status: 'draft', statusLabel: 'Draft', canCancel: true }]);
    });

    it('keeps of its letter what a rich text may be, and is sent with that', async () => {
      const { token } = await person();
      const [kept, dirty] = [
        `<h2>Lakes</h2><p>${letter} <b>Truly.</b></p>`,
        (html: string) => html.replace('<p>', '<p onclick="a()" style="color:red">').replace('</b>', '</b><img src=x>'),
      ];
      await taken(keep(token, { coverLetter: dirty(kept) }));
      expect((await form(token)).draft?.coverLetter).toContain('<h2>Lakes</h2>');
      expect((await form(token)).draft?.coverLetter).not.toMatch(/onclick|style|<img/);
      expect(await refusal(send(token, open, { coverLetter: `<p><script>${letter}</script>Short</p>` }))).toMatchObject(
        { status: 422, fields: ['coverLetter'] },
      );
      const { reference } = await taken(send(token, open, { coverLetter: kept }));
      expect((await findByReference(cms, 'applications', reference ?? '')).fields.coverLetter).toBe(kept);
    });

    it('keeps its file until another is sent; sent, it takes the file along and is gone', async () => {
      const { token, id } = await person();
      await taken(send(token, open, { submit: 'false' }));
      const files = cms.privateFiles().length;
      await taken(keep(token, { coverLetter: letter }));
      expect((await form(token)).draft).toMatchObject({ coverLetter: letter, cv: { name: 'cv.pdf', size: 900 } });
      await taken(send(token, open, { submit: 'false', cv: { ...pdf, name: 'second.pdf' } }));
      expect((await form(token)).draft?.cv).toEqual({ name: 'second.pdf', size: 900 });
      expect(cms.privateFiles().length).toBe(files);
      const { reference } = await taken(send(token, open, { cv: undefined }));
      expect((await findByReference(cms, 'applications', reference ?? '')).files).toMatchObject([
        { name: 'second.pdf' },
      ]);
      expect(await cms.count('application_drafts', { user_id: id })).toBe(0);
      expect(cms.privateFiles().length).toBe(files);
      expect((await form(token)).draft).toBeNull();
    });

    it('may be thrown away, with its file', async () => {
      const { token } = await person();
      const before = await cms.traces();
      await taken(send(token, open, { submit: 'false' }));
      expect(await cms.traces()).not.toEqual(before);
      expect((await cms.post(path(open, 'cancel'), {}, { token })).status).toBe(200);
      expect(await cms.traces()).toEqual(before);
      expect((await cms.post(path(open, 'cancel'), {}, { token })).status).toBe(404);
    });

    it('written ten times at once is one', async () => {
      const { token, id } = await person();
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => keep(token, { coverLetter: `${i}` })));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await cms.count('application_drafts', { user_id: id })).toBe(1);
    });

    it('is refused where an application stands', async () => {
      const { token } = await person();
      await taken(send(token));
      expect(await refusal(keep(token, { coverLetter: 'Dear' }))).toMatchObject({ status: 409 });
    });

    it('that nobody has written at for a year is forgotten', async () => {
      const { token, id } = await person();
      await taken(send(token, open, { submit: 'false' }));
      await cms
        .db('application_drafts')
        .where({ user_id: id })
        .update({ updated_at: Date.now() - 366 * 86_400_000 });
      const files = cms.privateFiles().length;
      const { forgetOldDrafts } = cms.module<{ forgetOldDrafts(now: number): Promise<void> }>(
        'src/api/application/application-drafts.js',
      );
      await forgetOldDrafts(Date.now());
      expect(await cms.count('application_drafts', { user_id: id })).toBe(0);
      expect(cms.privateFiles().length).toBe(files - 1);
    });
  });

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
      expect(notices[0]?.data.redirect_url).toBe(`/en/account/my-applications#${seen?.id}`);
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
      expect((await mailWith(email, 'Action needed')).text).toContain(`/en/account/my-applications#${id}`);
      const { notifications } = await cms.data<{ notifications: Notification[] }>('/api/user-notifications', { token });
      expect(notifications.map(({ data }) => data.redirect_url)).toContain(`/en/account/my-applications#${id}`);
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

  describe('The CV of an application', () => {
    const dayMs = 86_400_000;
    const eraseOldCvs = (now: number) =>
      cms.module<{ eraseOldCvs(now: number): Promise<number> }>('src/api/application/erase-cvs.js').eraseOldCvs(now);
    const fileOf = async (reference: string) => (await findByReference(cms, 'applications', reference)).files[0];

    it('is erased half a year after the application has come to its end, and the history says so', async () => {
      const { token } = await person();
      const { reference, id } = await taken(send(token));
      const file = await fileOf(reference ?? '');
      expect((await cms.post(path(open, 'cancel'), {}, { token })).status).toBe(200);
      await eraseOldCvs(Date.now() + 179 * dayMs);
      expect(cms.privateFiles()).toContain(file?.id);
      await eraseOldCvs(Date.now() + 181 * dayMs);
      expect(cms.privateFiles()).not.toContain(file?.id);
      const { files, history } = await findByReference(cms, 'applications', reference ?? '');
      expect(files).toMatchObject([{ name: 'cv.pdf', erasedAt: expect.stringMatching(/Z$/) }]);
      expect(history.at(-1)).toMatchObject({ action: 'file-erased', actor: '', reason: 'cv' });
      const before = await cms.count('audit_entries');
      await eraseOldCvs(Date.now() + 182 * dayMs);
      expect(await cms.count('audit_entries')).toBe(before);
      expect((await mine(token)).map((one) => [one.id, one.status])).toEqual([[id, 'withdrawn']]);
    });

    it('stays as long as the application is open, and that of the profile in any case', async () => {
      const { token } = await person();
      const uploaded = await cms.post('/api/user-profile/upload-cv', buildForm({ cv: pdf }), { token });
      expect(uploaded.status).toBe(200);
      const kept = cms.privateFiles();
      const { reference } = await taken(send(token, open, { cv: 'profile' }));
      await eraseOldCvs(Date.now() + 3650 * dayMs);
      expect(cms.privateFiles().length).toBe(kept.length + 1);
      await move(reference ?? '', 'in_review');
      await move(reference ?? '', 'rejected');
      await eraseOldCvs(Date.now() + 3650 * dayMs);
      expect(cms.privateFiles().sort()).toEqual(kept.sort());
      expect((await cms.data<{ cv: unknown }>('/api/user-profile', { token })).cv).not.toBeNull();
    });
  });

  describe('A member', () => {
    it('sees of an opportunity whether they have saved it and applied, and nobody else does', async () => {
      const { token } = await person();
      const seen = (options: RequestOptions = {}) => cms.data<Opportunity>(`/api/job-opportunities/${open}`, options);
      expect(await seen({ token })).toMatchObject({ hasApplied: false, isSaved: false, applyMode: 'internal' });
      expect((await cms.post(`/api/job-opportunities/${open}/save`, {}, { token })).status).toBe(200);
      expect((await cms.post(`/api/job-opportunities/${open}/save`, {}, { token })).status).toBe(200);
      await taken(send(token));
      const own = await seen({ token });
      expect(shapeProblems(opportunity, own)).toEqual({});
      expect(own).toMatchObject({ hasApplied: true, isSaved: true });
      for (const options of [{}, { token: 'x'.repeat(43) }]) {
        const others = await seen(options);
        expect('hasApplied' in others || 'isSaved' in others).toBe(false);
      }
    });

    it('finds what they have saved, the last first, and may take it off again', async () => {
      const { token } = await person();
      for (const slug of [open, elsewhere, expired])
        expect((await cms.post(`/api/job-opportunities/${slug}/save`, {}, { token })).status).toBe(200);
      const saved = () => cms.data<Opportunity[]>('/api/job-opportunities/user/saved', { token });
      const cards = await saved();
      for (const card of cards) expect(shapeProblems(opportunityCard, card)).toEqual({});
      expect(cards.map(({ slug, applyMode, isSaved }) => [slug, applyMode, isSaved])).toEqual([
        [expired, 'internal', true],
        [elsewhere, 'external', true],
        [open, 'internal', true],
      ]);
      expect((await cms.call('DELETE', `/api/job-opportunities/${elsewhere}/save`, undefined, { token })).status).toBe(
        200,
      );
      expect((await saved()).map(({ slug }) => slug)).toEqual([expired, open]);
      expect((await cms.post('/api/job-opportunities/nothing-of-the-kind/save', {}, { token })).status).toBe(404);
    });

    it('reads from a list where one applies', async () => {
      const cards = await cms.data<Opportunity[]>('/api/job-opportunities?pageSize=100');
      expect(new Set(cards.map(({ applyMode }) => applyMode))).toEqual(new Set(['internal', 'external']));
      expect(cards.find(({ slug }) => slug === elsewhere)?.applyMode).toBe('external');
    });
  });
}

/** The least of a Word document: a zip that begins with the names by which one is known. */
function buildDocx(): Buffer {
  const entry = (name: string, content: string) => {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), Buffer.from(content)]);
  };
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`;
  return Buffer.concat([entry('[Content_Types].xml', types), entry('word/document.xml', '<document/>')]);
}
