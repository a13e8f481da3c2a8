import { describe, expect, it } from 'vitest';
import { photoMaxBytes, cvMaxBytes } from '@scholars/contract/limits';
import type { UserProfile } from '@scholars/contract/profile';
import { newPerson, useAccounts } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import {
  buildForm,
  buildHugePng,
  buildJpeg,
  buildPdf,
  buildPng,
  buildTellingJpeg,
  exe,
  html,
  sharp,
  svg,
} from '../support/forms.js';
import type { SmtpSink } from '../support/smtp-sink.js';

const path = '/api/user-profile';

/** Photo and CV of a profile: what they may be, where they are kept, and when they are gone. */
export function profileFileFacts(cms: Cms, sink: SmtpSink): void {
  const { open } = useAccounts(cms, sink);
  const send = (field: 'photo' | 'cv', bytes: Buffer, token: string, name = 'a.pdf') =>
    cms.post<UserProfile>(
      field === 'cv' ? `${path}/upload-cv` : `${path}/photo`,
      buildForm({ [field]: { bytes, name } }),
      {
        token,
      },
    );
  async function sent(field: 'photo' | 'cv', bytes: Buffer, token: string): Promise<UserProfile> {
    const { status, body } = await send(field, bytes, token);
    if (!body.success) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.data;
  }
  const errorsOf = async (field: 'photo' | 'cv', bytes: Buffer, token: string) => {
    const { status, body } = await send(field, bytes, token);
    return { status, errors: (body as { errors?: unknown }).errors };
  };
  const fileOf = (url: string) => `public${url}`;

  describe('A photo', () => {
    it('is written anew as a square, stands on every page of its member, and takes the one before away', async () => {
      const token = await open(newPerson());
      const secret = 'Kilimani street 7';
      const first = await sent('photo', await buildTellingJpeg(secret), token);
      expect(first.hasPhoto).toBe(true);
      expect(first.missing.map(({ section }) => section)).not.toContain('photo');
      const stored = cms.readStored(fileOf(first.photo.url));
      expect(stored.includes(secret)).toBe(false);
      const { width, height } = await sharp(stored).metadata();
      expect(width).toBe(height);
      expect(first.photo).toMatchObject({ width, height });
      expect(await cms.data('/api/user', { token })).toMatchObject({ avatar: first.photo.url });

      await cms.post(path, { headline: 'باحثة' }, { token, language: 'ar' });
      const second = await sent('photo', await buildPng(), token);
      expect(second.photo.url).not.toBe(first.photo.url);
      expect(cms.isStored(fileOf(first.photo.url))).toBe(false);
      for (const language of ['en', 'ar'] as const)
        expect(await cms.data(`/api/members/${second.slug}`, { language })).toMatchObject({
          photo: { url: second.photo.url },
        });

      const { body } = await cms.call('DELETE', `${path}/photo`, undefined, { token });
      expect(body).toMatchObject({ data: { hasPhoto: false } });
      expect(cms.isStored(fileOf(second.photo.url))).toBe(false);
      expect(await cms.data(`/api/members/${second.slug}`, { language: 'ar' })).toMatchObject({
        photo: { url: expect.stringContaining('/drawn/') },
      });
    });

    it('that staff chose from the library stays there when it is replaced', async () => {
      const token = await open(newPerson());
      const { id, photo } = await sent('photo', await buildPng(), token);
      await cms.db('files').where({ url: photo.url }).update({ name: 'group.png' });
      await cms.call('DELETE', `${path}/photo`, undefined, { token });
      expect(cms.isStored(fileOf(photo.url))).toBe(true);
      expect(await cms.count('files', { url: photo.url })).toBe(1);
      expect(id).not.toBe('');
    });

    it('is judged by what it is, and by its size', { timeout: 60_000 }, async () => {
      const token = await open(newPerson());
      const type = { status: 422, errors: { photo: ['Only JPG, JPEG, PNG allowed'] } };
      for (const bytes of [svg, html, exe, buildPdf()]) expect(await errorsOf('photo', bytes, token)).toEqual(type);
      const unreadable = { status: 422, errors: { photo: ['The file could not be read. Please choose another file'] } };
      expect(await errorsOf('photo', (await buildPng()).subarray(0, 60), token)).toEqual(unreadable);
      expect(await errorsOf('photo', buildHugePng(30_000), token)).toEqual(unreadable);
      const large = { status: 422, errors: { photo: ['File must be under 2MB'] } };
      expect(await errorsOf('photo', await buildJpeg(photoMaxBytes + 1), token)).toEqual(large);
      expect((await send('photo', await buildJpeg(photoMaxBytes), token)).status).toBe(200);
      expect((await cms.post(`${path}/photo`, {}, { token })).status).toBe(422);
    });
  });

  describe('A CV', () => {
    it('is private and sealed, opened by its owner alone, and erased when another takes its place', async () => {
      const token = await open(newPerson());
      const stranger = await open(newPerson());
      const bytes = buildPdf(2000);
      const { cv } = await sent('cv', bytes, token);
      expect(cv).toMatchObject({ name: 'a.pdf', type: 'application/pdf', size: 2000 });
      const stored = cms.readStored(`private-files/${cv?.id}`);
      expect(stored.includes('Catalog')).toBe(false);
      const opened = await cms.get(`${path}/cv/${cv?.id}`, { token });
      expect(opened.status).toBe(200);
      expect(opened.bytes.equals(bytes)).toBe(true);
      expect(opened.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+-cv\.pdf"$/);
      expect(opened.headers.get('cache-control')).toBe('private, no-store');
      expect((await cms.get(`${path}/cv/${cv?.id}`, { token: stranger })).status).toBe(404);
      expect((await cms.get(`${path}/cv/${cv?.id}`)).status).toBe(401);

      const next = await sent('cv', buildPdf(3000), token);
      expect(cms.privateFiles()).not.toContain(cv?.id);
      expect(cms.privateFiles()).toContain(next.cv?.id);
      expect((await cms.get(`${path}/cv/${cv?.id}`, { token })).status).toBe(404);
      const { body } = await cms.call('DELETE', `${path}/cv/${next.cv?.id}`, undefined, { token });
      expect(body).toMatchObject({ data: { cv: null } });
      expect(cms.privateFiles()).not.toContain(next.cv?.id);
    });

    it('goes with an application that asks for it, as it is then', async () => {
      const token = await open(newPerson());
      await sent('cv', buildPdf(1500), token);
      const letter = 'I have worked on lakes for ten years, and with those who live by them.';
      const { status } = await cms.post(
        '/api/job-opportunities/apply/groundwater-sustainability-fellowships',
        { coverLetter: letter, cv: 'profile', consent: true },
        { token },
      );
      expect(status).toBe(200);
      expect(await cms.count('private_files', { kind: 'applications', size: 1500 })).toBe(1);
    });

    it('is one, also where several are sent at once', async () => {
      const token = await open(newPerson());
      const before = cms.privateFiles().length;
      await Promise.all([1000, 2000, 3000].map((size) => sent('cv', buildPdf(size), token)));
      expect(cms.privateFiles()).toHaveLength(before + 1);
      const { cv } = await cms.data<UserProfile>(path, { token });
      expect((await cms.get(`${path}/cv/${cv?.id}`, { token })).bytes).toHaveLength(cv?.size ?? 0);
    });

    it('is judged by what it is, and by its size', async () => {
      const token = await open(newPerson());
      for (const bytes of [svg, html, exe, await buildPng()])
        expect(await errorsOf('cv', bytes, token)).toEqual({
          status: 422,
          errors: { cv: ['Only PDF or DOCX allowed'] },
        });
      expect(await errorsOf('cv', buildPdf().subarray(0, 300), token)).toMatchObject({ status: 422 });
      expect(await errorsOf('cv', buildPdf(cvMaxBytes + 1), token)).toEqual({
        status: 422,
        errors: { cv: ['File must be under 5MB'] },
      });
      expect((await send('cv', buildPdf(cvMaxBytes), token)).status).toBe(200);
    });

    it('of a member who is gone is gone too', async () => {
      const token = await open(newPerson());
      const { id, cv } = await sent('cv', buildPdf(), token);
      await cms.strapi.documents('api::member.member').delete({ documentId: id, locale: '*' });
      const { tidyUp } = cms.module<{ tidyUp: () => Promise<void> }>('src/composition/housekeeping.js');
      await tidyUp();
      expect(cms.privateFiles()).not.toContain(cv?.id);
      expect(await cms.count('private_files', { id: String(cv?.id) })).toBe(0);
    });
  });
}
