import type * as ProfileSnapshots from '../../src/api/application/profile-snapshot.js';
import { describe, expect, it } from 'vitest';
import { application } from '@scholars/contract/applications';
import { docxType } from '@scholars/contract/cv-file';
import { opportunity, opportunityCard, type Opportunity } from '@scholars/contract/opportunities';
import { asking, elsewhere, expired, letter, open, pdf, useApplications, year } from '../support/applications.js';
import type { Cms } from '../support/cms.js';
import { buildForm, buildPdf, buildPng, exe } from '../support/forms.js';
import type { RequestOptions } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** Members who apply to opportunities, and the files that come along. */
export function applicationFacts(cms: Cms, sink: SmtpSink): void {
  const { person, path, send, keep, taken, refusal, form, mine, mailWith, move } = useApplications(cms, sink);

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
