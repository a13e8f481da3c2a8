import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageText } from '@scholars/contract/message-catalogues';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import type { Cms } from '../support/cms.js';
import { buildFellow, buildIntake, buildJpeg, buildPdf, buildPng } from '../support/forms.js';
import { findByReference, send } from '../support/submissions.js';

/** Files of submissions: who fetches them, and what is noted of it. */
export function submissionFileFacts(cms: Cms): void {
  const asCoordinator = async () => ({ token: await cms.tokenOf('coordinator') });
  const detail = async (kind: SubmissionKind, id: string) =>
    cms.data<SubmissionDetail>(`/api/backoffice/${kind}/${id}/detail`, await asCoordinator());

  describe('A file of a submission', () => {
    const sendOne = async () => {
      const { reference } = await send(
        cms,
        'travel-intake',
        buildIntake({ passportDocument: { bytes: buildPdf(900), name: 'pass "port"\r\nX-Evil: 1;é.pdf' } }),
      );
      const { id, files } = await findByReference(cms, 'travel-intakes', reference);
      return { id, fileId: files[0]?.id ?? '', path: `/api/backoffice/travel-intakes/${id}/files/${files[0]?.id}` };
    };

    it('is a download that no browser opens in place and no cache keeps', async () => {
      const { path } = await sendOne();
      const { status, headers, bytes } = await cms.get(path, await asCoordinator());
      expect(status).toBe(200);
      expect(bytes).toEqual(buildPdf(900));
      expect(headers.get('content-type')).toMatch(/^application\/pdf/);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="TI-\d{4}-\d{6}-passport\.pdf"$/);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-evil')).toBeNull();
    });

    it.each([
      ['passport.hta', 'passport.hta'],
      ['passport.html', 'passport.html'],
      ['passport.exe', 'passport.exe'],
      ['passport\u202Efdp.exe', 'passportfdp.exe'],
      ['\u202Eexe.fdp', 'exe.fdp'],
      ['pass\u200B\u2066port.pdf', 'passport.pdf'],
      ['C:\\fakepath\\passport.pdf', 'passport.pdf'],
      ['جواز السفر.pdf', 'جواز السفر.pdf'],
    ])(
      'sent as %j leaves under its reference and what it is, and its name is shown in plain letters',
      async (name, shown) => {
        const { reference } = await send(
          cms,
          'travel-intake',
          buildIntake({ passportDocument: { bytes: buildPdf(), name, type: 'application/hta' } }),
        );
        const { id, files } = await findByReference(cms, 'travel-intakes', reference);
        expect(files).toMatchObject([
          { name: shown, downloadName: `${reference}-passport.pdf`, type: 'application/pdf' },
        ]);
        const { headers } = await cms.get(
          `/api/backoffice/travel-intakes/${id}/files/${files[0]?.id}`,
          await asCoordinator(),
        );
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}-passport.pdf"`);
        expect(headers.get('content-type')).toBe('application/pdf');
      },
    );

    it('is named by what its content shows', async () => {
      const png = { bytes: await buildPng(), name: 'me.pdf', type: 'application/pdf' };
      const intake = await send(cms, 'travel-intake', buildIntake({ passportDocument: png }));
      expect((await findByReference(cms, 'travel-intakes', intake.reference)).files).toMatchObject([
        { name: 'me.pdf', downloadName: `${intake.reference}-passport.png` },
      ]);
      const profile = await send(
        cms,
        'founding-fellows-profile',
        buildFellow({ photo: { bytes: await buildJpeg(), name: 'me.gif.exe' } }),
      );
      expect((await findByReference(cms, 'founding-fellows-profiles', profile.reference)).files).toMatchObject([
        { downloadName: `${profile.reference}-photo.jpg` },
      ]);
    });

    it('that was stored before names were judged is shown and sent like any other', async () => {
      const { id, fileId, path } = await sendOne();
      await cms.db('private_files').where({ id: fileId }).update({ name: 'passport\u202Efdp.exe' });
      const { reference, files } = await detail('travel-intakes', id);
      expect(files).toMatchObject([{ name: 'passportfdp.exe', downloadName: `${reference}-passport.pdf` }]);
      expect((await cms.get(path, await asCoordinator())).headers.get('content-disposition')).toBe(
        `attachment; filename="${reference}-passport.pdf"`,
      );
    });

    it('of a type that none of our forms takes is sent as bytes that nothing opens', async () => {
      const { id, fileId, path } = await sendOne();
      await cms.db('private_files').where({ id: fileId }).update({ type: 'text/html' });
      const { reference } = await detail('travel-intakes', id);
      const { headers } = await cms.get(path, await asCoordinator());
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}-passport.bin"`);
      expect(headers.get('content-type')).toBe('application/octet-stream');
    });

    it('has each opening in the history', async () => {
      const { id, path } = await sendOne();
      await cms.get(path, await asCoordinator());
      await cms.get(path, await asCoordinator());
      const { history } = await detail('travel-intakes', id);
      expect(history.map(({ action }) => action)).toEqual(['created', 'file-opened', 'file-opened']);
      expect(history[1]).toMatchObject({ actor: 'Mariam Al-Sayed', reason: 'passportDocument', from: null, to: null });
    });

    it('is given to nobody but a coordinator, and then only under its own submission', async () => {
      const [one, other] = [await sendOne(), await sendOne()];
      expect((await cms.get(one.path)).status).toBe(401);
      expect((await cms.get(one.path, { token: await cms.tokenOf('member') })).status).toBe(403);
      const absent = '00000000-0000-4000-8000-000000000000';
      for (const path of [
        `/api/backoffice/travel-intakes/${one.id}/files/${other.fileId}`,
        `/api/backoffice/travel-intakes/${one.id}/files/${absent}`,
        `/api/backoffice/travel-intakes/nothing/files/${one.fileId}`,
        `/api/backoffice/founding-fellows-profiles/${one.id}/files/${one.fileId}`,
        `/api/backoffice/travel-intakes/${one.id}/files/..%2F..%2Fdata.db`,
      ]) {
        const { status, body } = await cms.get(path, await asCoordinator());
        expect({ path, status, body }).toEqual({ path, status: 404, body: { success: false, message: 'Not found' } });
      }
      expect((await detail('travel-intakes', one.id)).history.map(({ action }) => action)).toEqual(['created']);
    });

    it('with one byte changed on the disk is not given at all', async () => {
      const { fileId, path } = await sendOne();
      const stored = join(cms.dataDir, 'private-files', fileId);
      const bytes = readFileSync(stored);
      for (const at of [0, 4, 10, 25, bytes.length - 1]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        writeFileSync(stored, changed);
        const answer = await cms.get(path, await asCoordinator());
        expect({ at, status: answer.status, body: answer.body }).toEqual({
          at,
          status: 500,
          body: { success: false, message: messageText('en', 'error.internal') },
        });
      }
      expect(cms.takeErrors()).toHaveLength(5);
      writeFileSync(stored, bytes);
      expect((await cms.get(path, await asCoordinator())).bytes).toEqual(buildPdf(900));
    });

    it('cannot stand in for another one', async () => {
      const [one, other] = [await sendOne(), await sendOne()];
      writeFileSync(
        join(cms.dataDir, 'private-files', one.fileId),
        readFileSync(join(cms.dataDir, 'private-files', other.fileId)),
      );
      expect((await cms.get(one.path, await asCoordinator())).status).toBe(500);
      expect(cms.takeErrors()).toHaveLength(1);
    });

    it('that was erased is not found, and its submission says when', async () => {
      const { id, fileId, path } = await sendOne();
      await cms
        .db('private_files')
        .where({ id: fileId })
        .update({ erased_at: Date.parse('2027-01-02T03:04:05Z') });
      expect((await cms.get(path, await asCoordinator())).status).toBe(404);
      expect((await detail('travel-intakes', id)).files[0]?.erasedAt).toBe('2027-01-02T03:04:05.000Z');
    });
  });
}
