import type * as Cvs from '../../src/api/application/erase-cvs.js';
import { describe, expect, it } from 'vitest';
import { getApplication } from '@scholars/contract/applications';
import type { DataOf } from '@scholars/contract/endpoint';
import { asking, letter, open, pdf, useApplications } from '../support/applications.js';
import type { Cms } from '../support/cms.js';
import { leastQueries } from '../support/count-queries.js';
import { buildForm } from '../support/forms.js';
import type { RequestOptions } from '../support/request.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { findByReference } from '../support/submissions.js';
import { shapeProblems } from './reads.js';

type Read = DataOf<typeof getApplication>;

/** Applications that are read again by whoever sent them. */
export function sentApplicationFacts(cms: Cms, sink: SmtpSink): void {
  const { person, send, keep, taken, mine, move } = useApplications(cms, sink);
  const list = '/api/job-opportunities/user/applications';
  const read = (id: string, options: RequestOptions) => cms.data<Read>(`${list}/${id}`, options);
  const answers = JSON.stringify([{ questionId: 'work', answer: 'A corpus.\n\nAnd its dictionary.' }]);
  const fileOf = ({ sent }: Read) => sent?.files[0]?.id ?? '';

  /** What coordinators ask of an applicant, and the answer with another CV. */
  async function answered(token: string, id: string, reference: string): Promise<void> {
    await move(reference, 'in_review');
    await move(reference, 'more_info', 'Please send two papers');
    const askedAt = (await mine(token))[0]?.timeline.at(-1)?.at ?? '';
    const answer = { answer: 'Both are in the CV', askedAt, cv: { ...pdf, name: 'new.pdf' } };
    await taken(cms.post(`${list}/${id}/answer`, buildForm(answer), { token }));
  }

  describe('What an applicant has sent', () => {
    it('is read again as it was, with the questions, the CV and what was answered later on its day', async () => {
      const { email, token } = await person();
      const phoneNumber = '+974 55512345';
      const { id, reference } = await taken(send(token, asking, { answers, phoneNumber }));
      await answered(token, id, reference ?? '');
      await cms.post('/api/user-profile', { currentTitle: 'Dean' }, { token });
      const seen = await read(id, { token });
      expect(shapeProblems(getApplication.data, seen)).toEqual({});
      expect(seen.sent).toMatchObject({
        locale: 'en',
        fullName: 'Amina Otieno',
        emailAddress: email,
        phoneNumber,
        country: { code: 'KE', name: 'Kenya' },
        currentTitle: 'Senior Lecturer',
        currentInstitution: 'Lakeside University',
        coverLetter: letter,
        answers: [
          {
            question: 'Which piece of your own work should we look at first?',
            answer: 'A corpus.\n\nAnd its dictionary.',
          },
          { question: 'When could you begin?', answer: '' },
        ],
        profile: expect.stringMatching(/^Senior Lecturer · Lakeside University/),
        files: [
          { name: 'cv.pdf', size: pdf.bytes.length, erasedAt: null },
          { name: 'new.pdf', size: pdf.bytes.length, erasedAt: null },
        ],
      });
      expect(seen.application).toMatchObject({ id, reference, status: 'under_review' });
      const [, , asked, after] = seen.application.timeline;
      expect(asked).toMatchObject({ note: 'Please send two papers', answer: 'Both are in the CV' });
      const moments = [asked?.at, asked?.answeredAt, after?.at];
      expect(moments).toEqual(moments.toSorted());
      expect((await read(id, { token, language: 'ar' })).sent?.country?.name).toBe('كينيا');
    });

    it('sent before answers were kept one by one is shown with all of them in one', async () => {
      const { token } = await person();
      const { id } = await taken(send(token, asking, { answers }));
      await cms.db('applications').where({ document_id: id }).update({ given_answers: null });
      expect((await read(id, { token })).sent?.answers).toEqual([
        { question: '', answer: expect.stringMatching(/\?\nA corpus\./) },
      ]);
    });

    it('is there for nobody else, neither another member nor a coordinator', async () => {
      const [{ token }, other] = [await person(), await person()];
      const { id } = await taken(send(token));
      const file = fileOf(await read(id, { token }));
      const elsewhere = await taken(send(other.token));
      for (const stranger of [other.token, await cms.tokenOf('coordinator')])
        for (const path of [`${list}/${id}`, `${list}/${id}/files/${file}`, `${list}/${elsewhere.id}/files/${file}`])
          expect((await cms.get(path, { token: stranger })).status).toBe(404);
      expect((await cms.get(`${list}/${id}`)).status).toBe(401);
    });

    it('has its CV, which nobody may keep; the history of openings is of others', async () => {
      const { token } = await person();
      const { id, reference } = await taken(send(token));
      const file = await cms.get(`${list}/${id}/files/${fileOf(await read(id, { token }))}`, { token });
      expect(file.bytes).toEqual(pdf.bytes);
      expect(file.headers.get('content-disposition')).toContain(`attachment; filename="${reference}-cv.pdf"`);
      expect(file.headers.get('cache-control')).toBe('private, no-store');
      const { history } = await findByReference(cms, 'applications', reference ?? '');
      expect(history.map(({ action }) => action)).toEqual(['created']);
    });

    it('says when its CV was erased, which can no longer be opened then', async () => {
      const { token } = await person();
      const { id, reference } = await taken(send(token));
      await move(reference ?? '', 'in_review');
      await move(reference ?? '', 'rejected', 'No');
      const { eraseOldCvs } = cms.module<typeof Cvs>('src/api/application/erase-cvs.js');
      await eraseOldCvs(Date.now() + 181 * 86_400_000);
      const seen = await read(id, { token });
      expect(seen.sent?.files).toMatchObject([{ name: 'cv.pdf', erasedAt: expect.stringMatching(/Z$/) }]);
      expect((await cms.get(`${list}/${id}/files/${fileOf(seen)}`, { token })).status).toBe(404);
    });

    it('is not there yet for a draft, which names where it is written; it is its writer’s alone', async () => {
      const [{ token }, other] = [await person(), await person()];
      const { id } = await taken(keep(token, { coverLetter: letter }));
      expect(await read(id, { token })).toMatchObject({
        application: { status: 'draft', opportunity: { slug: open } },
        sent: null,
      });
      expect((await cms.get(`${list}/${id}`, { token: other.token })).status).toBe(404);
    });

    it('is read with as many queries however many applications, files and answers there are', async () => {
      const { token } = await person();
      const { id, reference } = await taken(send(token));
      const few = await leastQueries(cms, () => read(id, { token }));
      await answered(token, id, reference ?? '');
      await taken(send(token, asking, { answers }));
      expect(await leastQueries(cms, () => read(id, { token }))).toBeLessThanOrEqual(few);
    });
  });
}
