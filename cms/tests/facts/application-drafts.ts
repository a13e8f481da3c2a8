import { describe, expect, it } from 'vitest';
import { applicationForm } from '@scholars/contract/applications';
import { writeDraftBase } from '@scholars/contract/draft-base';
import { goodPassword } from '../support/accounts.js';
import { letter, open, pdf, useApplications } from '../support/applications.js';
import type { Cms } from '../support/cms.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

/** Applications that are being written. */
export function applicationDraftFacts(cms: Cms, sink: SmtpSink): void {
  const { person, path, send, keep, taken, refusal, form, mine } = useApplications(cms, sink);

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

    it('that was sent meanwhile, as from another tab, is no draft to be thrown away', async () => {
      const { token } = await person();
      await taken(send(token));
      const thrown = cms.post(path(open, 'cancel'), { only: 'draft' }, { token });
      expect(await refusal(thrown)).toMatchObject({
        status: 409,
        message: 'You have already applied to this opportunity',
      });
      expect(await mine(token)).toMatchObject([{ status: 'received', canCancel: true }]);
    });

    it('that arrives as its application has been sent is kept no more, as nobody would send it', async () => {
      const { token, id } = await person();
      const { opportunity } = await form(token);
      await taken(keep(token, { coverLetter: letter }));
      const [sent] = await Promise.all([
        send(token),
        ...[1, 2, 3, 4, 5].map((n) => keep(token, { coverLetter: `${letter} ${n}` })),
      ]);
      expect(sent.status).toBe(200);
      expect(await cms.count('application_drafts', { user_id: id })).toBe(0);
      const before = await cms.traces();
      // It was judged while nothing was sent yet.
      const { keepDraft } = cms.module<
        Record<'keepDraft', (user: number, id: string, draft: object) => Promise<object>>
      >('src/api/application/application-drafts.js');
      const late = { coverLetter: letter, phoneNumber: '', answers: [], base: undefined };
      const cv = { ...pdf, size: pdf.bytes.length, content: pdf.bytes };
      await expect(keepDraft(id, opportunity.id, { ...late, cv })).rejects.toMatchObject({ status: 409 });
      expect(await cms.traces()).toEqual(before);
    });

    it('written ten times at once is one', async () => {
      const { token, id } = await person();
      const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => keep(token, { coverLetter: `${i}` })));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(await cms.count('application_drafts', { user_id: id })).toBe(1);
    });

    it('is not written over by who has not seen what was written elsewhere; the window that wrote last goes on', async () => {
      const { token } = await person();
      const at = (window: string, savedAt: string) => writeDraftBase({ window, savedAt });
      const letterNow = async () => (await form(token)).draft?.coverLetter;
      const first = await taken(keep(token, { coverLetter: 'On the phone', base: at('phone', '') }));
      // Its answer may have been lost.
      const second = await taken(keep(token, { coverLetter: 'On the phone, more', base: at('phone', '') }));
      const files = cms.privateFiles().length;
      for (const base of [at('desk', ''), at('desk', first.updatedAt), at('', first.updatedAt)]) {
        const late = await send(token, open, { submit: 'false', coverLetter: 'At the desk', base });
        expect(late).toMatchObject({
          status: 409,
          body: { message: expect.stringContaining('on another device'), errors: { base: [expect.any(String)] } },
        });
      }
      expect(await letterNow()).toBe('On the phone, more');
      expect(cms.privateFiles().length).toBe(files);
      await taken(keep(token, { coverLetter: 'At the desk', base: at('desk', second.updatedAt) }));
      expect((await keep(token, { coverLetter: 'Old', base: at('phone', second.updatedAt) })).status).toBe(409);
      expect(await letterNow()).toBe('At the desk');
    });

    it('is not sent as somebody has seen it who has not seen what was written elsewhere', async () => {
      const { token } = await person();
      const first = await taken(send(token, open, { submit: 'false' }));
      const seen = (savedAt: string) => writeDraftBase({ window: '', savedAt });
      const elsewhere = await taken(keep(token, { coverLetter: `${letter} And rivers.` }));
      const files = cms.privateFiles().length;
      expect(await send(token, open, { base: seen(first.updatedAt) })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('Nothing was sent'), errors: { base: [expect.any(String)] } },
      });
      expect(await mine(token)).toMatchObject([{ status: 'draft' }]);
      expect((await form(token)).draft?.coverLetter).toBe(`${letter} And rivers.`);
      expect(cms.privateFiles().length).toBe(files);
      await taken(send(token, open, { base: seen(elsewhere.updatedAt) }));
      expect(await mine(token)).toMatchObject([{ status: expect.not.stringContaining('draft') }]);
    });

    it('that was thrown away elsewhere is neither sent nor begun anew by who has seen it, until they say so', async () => {
      const { token, id } = await person();
      const { updatedAt } = await taken(send(token, open, { submit: 'false' }));
      const seen = writeDraftBase({ window: 'desk', savedAt: updatedAt });
      await taken(cms.post(path(open, 'cancel'), { only: 'draft' }, { token }));
      for (const cv of [pdf, undefined]) {
        expect(await send(token, open, { base: seen, cv })).toMatchObject({
          status: 409,
          body: { message: expect.stringContaining('Nothing was sent'), errors: { draft: [expect.any(String)] } },
        });
      }
      expect(await keep(token, { coverLetter: letter, base: seen })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('thrown away'), errors: { draft: [expect.any(String)] } },
      });
      expect(await cms.count('application_drafts', { user_id: id })).toBe(0);
      expect(await mine(token)).toEqual([]);
      await taken(keep(token, { coverLetter: letter, base: writeDraftBase({ window: 'desk', savedAt: '' }) }));
      expect((await form(token)).draft?.coverLetter).toBe(letter);
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
}
