import { describe, expect, it } from 'vitest';
import { member, type Member, type MemberCard } from '@scholars/contract/members';
import { newPerson } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { arabic, entries, path, useProfiles } from '../support/profiles.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

/** A profile in both languages, and who sees at once what is saved. */
export function profileVersionFacts(cms: Cms, sink: SmtpSink): void {
  const { open, own, save, versionsOf } = useProfiles(cms, sink);

  describe('A profile in two languages', () => {
    it('is shown in the one that it is written in, and begins in the other as a copy that goes its own way', async () => {
      const token = await open(newPerson());
      const first = await save(token, { headline: 'Studies lakes', interests: ['Lakes'], ...entries });
      expect(await own(token, { language: 'ar' })).toMatchObject({ locale: 'en', headline: 'Studies lakes' });

      const second = await save(token, { ...arabic, education: first.education }, { language: 'ar' });
      expect(second).toMatchObject({
        locale: 'ar',
        locales: ['en', 'ar'],
        ...arabic,
        interests: ['Lakes'],
        thematicAreas: [{ id: 1 }, { id: 5 }],
        country: { code: 'KE' },
      });
      expect(second.education).toMatchObject([{ institution: 'Lakeside University' }]);
      expect(second.education[0]?.id).not.toBe(first.education[0]?.id);
      expect(second.awards).toMatchObject([{ title: 'Young limnologist' }]);
      // What is told in either counts.
      const { missing, profile_completion_percentage } = second;
      expect(await own(token)).toEqual({ ...first, locales: ['en', 'ar'], missing, profile_completion_percentage });

      // What is of the person is the same in both.
      const changes = {
        firstNameAr: 'أمينة',
        lastNameAr: 'أوتينو',
        country: 'QA',
        thematicAreas: [2],
        directoryVisible: true,
      };
      await save(
        token,
        { ...changes, visibility: { awards: 'private' }, orcid: '0000-0002-1825-0097' },
        { language: 'ar' },
      );
      expect(await own(token)).toMatchObject({
        firstNameAr: 'أمينة',
        country: { code: 'QA' },
        thematicAreas: [{ id: 2 }],
        visibility: { awards: 'private' },
        orcid: '0000-0002-1825-0097',
        orcidVerified: false,
        headline: 'Studies lakes',
      });
      const page = await cms.data<Member>(`/api/members/${first.slug}`, { language: 'ar' });
      expect(page).toMatchObject({ name: 'أمينة أوتينو', locale: 'ar', headline: arabic.headline, awards: [] });
      expect(await cms.data('/api/user', { token })).toMatchObject({ fullNameAr: 'أمينة أوتينو' });
    });

    it('has one version of each, however many parts are saved at once', async () => {
      const token = await open(newPerson());
      const { id } = await own(token);
      const changes = [{ headline: 'A' }, { city: 'B' }, { awards: entries.awards }, { currentDepartment: 'C' }];
      await Promise.all(
        changes.flatMap((change) => (['ar', 'en'] as const).map((language) => save(token, change, { language }))),
      );
      expect((await versionsOf(id)).map(({ locale }) => locale)).toEqual(['ar', 'en']);
      for (const language of ['ar', 'en'] as const)
        expect(await own(token, { language })).toMatchObject({
          locale: language,
          headline: 'A',
          city: 'B',
          awards: [{ title: 'Young limnologist' }],
          currentDepartment: 'C',
        });
    });
  });

  describe('What a member saves', () => {
    it('is on their page, in lists and in searches at once, and gone from there when they leave the directory', async () => {
      const token = await open(newPerson());
      const { slug } = await own(token);
      expect(await cms.data<Member>(`/api/members/${slug}`)).toMatchObject({ headline: '' });
      const word = 'Paleolimnoquagga';
      await save(token, { biography: `<p>${word}</p>`, headline: 'Of lakes', ...entries });
      const page = await cms.data<Member>(`/api/members/${slug}`);
      expect(shapeProblems(member, page)).toEqual({});
      expect(page).toMatchObject({
        headline: 'Of lakes',
        biography: `<p>${word}</p>`,
        education: [{ institution: 'Lakeside University' }],
        experience: [{ title: 'Lecturer', from: '2018-09', to: null, current: true }],
        publications: [{ title: 'What lakes remember', doi: '10.1000/182' }],
        awards: [{ title: 'Young limnologist', date: '2020' }],
        service: [{ title: 'Reviewer', from: '2019', to: '' }],
        projects: [{ title: 'Lakes of the Rift', funder: 'Rift Fund' }],
      });
      expect(await cms.data<MemberCard[]>(`/api/members?q=${word}`)).toMatchObject([{ slug, headline: 'Of lakes' }]);
      await save(token, { directoryVisible: false });
      expect(await cms.data(`/api/members?q=${word}`)).toEqual([]);
      expect((await cms.get(`/api/members/${slug}`)).status).toBe(404);
    });

    it('is shown to its owner as a visitor, a member and a connection would see it', async () => {
      const email = newPerson();
      const token = await open(email);
      await save(token, {
        ...entries,
        visibility: { default: 'members', awards: 'public', service: 'connections', projects: 'private' },
      });
      const view = (as: string) => cms.data<Member>(`${path}/view?as=${as}`, { token });
      const seen = async (as: string) => {
        const shown = await view(as);
        expect(shapeProblems(member, shown)).toEqual({});
        const { awards, education, service, projects } = shown;
        return [awards, education, service, projects].map(({ length }) => length).join('');
      };
      expect([await seen('visitor'), await seen('member'), await seen('connection')]).toEqual(['1000', '1100', '1110']);
      expect([(await view('visitor')).email, (await view('member')).email, (await view('connection')).email]).toEqual([
        undefined,
        undefined,
        email,
      ]);
      expect((await cms.get(`${path}/view?as=self`, { token })).status).toBe(422);
      expect((await save(token, { visibility: { awards: '' } })).visibility.awards).toBe('members');
    });
  });
}
