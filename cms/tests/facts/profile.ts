import { describe, expect, it } from 'vitest';
import type { User } from '@scholars/contract/account';
import { userProfile, type UserProfile } from '@scholars/contract/profile';
import { completionWeights } from '@scholars/contract/profile-parts';
import { newPerson } from '../support/accounts.js';
import type { Cms } from '../support/cms.js';
import { arabic, entries, path, useProfiles } from '../support/profiles.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { shapeProblems } from './reads.js';

const sumOf = (weights: readonly { weight: number }[]) => weights.reduce((sum, { weight }) => sum + weight, 0);

/** One's own profile: what it takes, keeps and shows. */
export function profileFacts(cms: Cms, sink: SmtpSink): void {
  const { open, openInArabic, own, save, problems } = useProfiles(cms, sink);

  describe('A profile', () => {
    it('begins with what was registered, in the language of who registered', async () => {
      const inArabic = await openInArabic();
      expect(await own(inArabic)).toMatchObject({ locale: 'ar', locales: ['ar'], currentTitle: 'Senior Lecturer' });
      const token = await open(newPerson());
      const profile = await own(token);
      expect(shapeProblems(userProfile, profile)).toEqual({});
      expect(profile).toMatchObject({
        locale: 'en',
        locales: ['en'],
        firstName: 'Amina',
        lastName: 'Otieno',
        currentTitle: 'Senior Lecturer',
        currentInstitution: 'Lakeside University',
        country: { code: 'KE', name: 'Kenya' },
        hasPhoto: false,
        cv: null,
        directoryVisible: true,
        visibility: {
          default: 'public',
          education: 'public',
          email: 'connections',
          phoneNumber: 'connections',
          cv: 'members',
        },
      });
      expect(profile.profile_completion_percentage).toBe(25);
    });

    it('is as complete as the weights of what is there, at each step, and for each page too', async () => {
      const token = await open(newPerson());
      const options = { language: 'ar' } as const;
      const steps: Record<string, object> = {
        headline: { headline: arabic.headline },
        biography: { biography: arabic.biography },
        interests: { interests: ['البحيرات'] },
        languages: { languages: [{ code: 'ar', level: 'native' }] },
        orcid: { orcid: 'https://orcid.org/0000-0002-1825-0097' },
        education: { education: entries.education },
        experience: { experience: entries.experience },
        publications: { publications: entries.publications },
      };
      let expected = 25;
      for (const [part, changes] of Object.entries(steps)) {
        const profile = await save(token, changes, options);
        expected += completionWeights[part as keyof typeof completionWeights];
        expect({ part, percent: profile.profile_completion_percentage }).toEqual({ part, percent: expected });
        expect(100 - sumOf(profile.missing)).toBe(expected);
        expect((await cms.data<User>('/api/user', { token })).profile_completion_percentage).toBe(expected);
      }
      expect((await own(token)).missing).toEqual([{ section: 'photo', weight: 10 }]);
      expect((await save(token, { headline: '' }, options)).profile_completion_percentage).toBe(80);
    });

    it('is saved in parts: what is not sent stays, and what is not a part of it changes nothing', async () => {
      const email = newPerson();
      const token = await open(email);
      const before = await save(token, {
        headline: 'Studies lakes',
        links: { github: 'github.com/amina' },
        ...entries,
      });
      expect(before).toMatchObject({ links: { github: 'https://github.com/amina', x: '' }, headline: 'Studies lakes' });
      const user = () => cms.db('up_users').where({ email }).first('confirmed', 'messaging_system', 'blocked');
      const account = await user();
      const foreign = {
        role: 'coordinator',
        confirmed: false,
        blocked: true,
        messaging_system: 0,
        user: 1,
        slug: 'layla-haddad',
        id: 'x',
        documentId: 'x',
        locale: 'ar',
        publishedAt: null,
        photo: 1,
        organization: 'x',
        agsCategories: ['x'],
        profile_completion_percentage: 100,
        missing: [],
        orcidVerified: true,
        cv: 'x',
        email: 'a@b.example',
      };
      expect(await save(token, foreign)).toEqual(before);
      expect(await user()).toEqual(account);
      const after = await save(token, { links: { linkedin: 'https://www.linkedin.com/in/amina' }, city: 'Kisumu' });
      expect(after).toEqual({
        ...before,
        city: 'Kisumu',
        links: { ...before.links, linkedin: 'https://www.linkedin.com/in/amina' },
      });
    });

    it('has its entries replaced by the list that is sent; those that are named keep their id, others’ are nobody’s', async () => {
      const token = await open(newPerson());
      const other = await open(newPerson());
      const [theirs] = (await save(other, { awards: entries.awards })).awards;
      const { awards } = await save(token, { awards: [{ title: 'One' }, { title: 'Two' }] });
      const [one, two] = awards;
      const changed = await save(token, {
        awards: [
          { title: 'Zero', id: theirs?.id },
          { title: 'Second', id: two?.id },
          { title: 'Again', id: two?.id },
        ],
      });
      expect(changed.awards.map(({ title }) => title)).toEqual(['Zero', 'Second', 'Again']);
      expect(changed.awards[1]?.id).toBe(two?.id);
      expect(changed.awards.map(({ id }) => id)).not.toContain(one?.id);
      expect(changed.awards.map(({ id }) => id)).not.toContain(theirs?.id);
      expect((await own(other)).awards).toEqual([theirs]);

      const remove = (section: string, id: string | undefined) =>
        cms.post<UserProfile>(`${path}/delete-section`, { section, id }, { token });
      for (const id of [theirs?.id, one?.id, '0']) expect((await remove('awards', id)).status).toBe(404);
      expect((await remove('role', two?.id)).status).toBe(422);
      const { body } = await remove('awards', two?.id);
      expect(body.success && body.data.awards.map(({ title }) => title)).toEqual(['Zero', 'Again']);
    });

    it('refuses a list that was made of one that was changed meanwhile, and keeps what is there', async () => {
      const token = await open(newPerson());
      const { versions } = await own(token);
      const basedOn = { awards: versions.awards };
      const first = await save(token, { awards: [{ title: 'First' }], basedOn });
      expect(first.versions).toEqual({ ...versions, awards: expect.not.stringMatching(versions.awards) });
      const late = await cms.post(
        '/api/user-profile',
        { awards: [{ title: 'Late' }], headline: 'Late', basedOn },
        { token },
      );
      expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed meanwhile') } });
      const kept = await own(token);
      expect(kept).toMatchObject({ headline: '', awards: [{ title: 'First' }] });
      const again = await save(token, { awards: [...kept.awards, { title: 'Late' }], basedOn: kept.versions });
      expect(again.awards.map(({ title }) => title)).toEqual(['First', 'Late']);
    });

    it('refuses what it can not be, field by field, and then keeps nothing', async () => {
      const token = await open(newPerson());
      const before = await own(token);
      const long = 'x'.repeat(256);
      expect(
        await problems(token, {
          headline: 'Kept?',
          firstName: ' ',
          city: long,
          country: 'Atlantis',
          homepage: 'javascript:alert(1)',
          orcid: '0000-0002-1825-0098',
          links: { github: 'https://github.com.evil.example/x' },
          languages: [{ code: 'x1', level: 'native' }],
          openTo: ['money'],
          thematicAreas: [6],
          interests: ['x'.repeat(61)],
          education: [
            { institution: '', from: '2019-13' },
            { institution: 'A', from: '2019-05', to: '2018' },
          ],
          publications: [{ title: 'A', type: 'tweet', year: 'soon', doi: 'x' }],
          awards: Array.from({ length: 101 }, () => ({ title: 'A' })),
          visibility: { education: 'nobody', email: '' },
        }),
      ).toEqual({
        firstName: ['First name is required'],
        city: ['Must be at most 255 characters'],
        country: ['Please choose a country from the list'],
        homepage: ['Please enter a valid URL'],
        orcid: [expect.stringContaining('ORCID')],
        'links.github': ['This address is of another site'],
        'languages.0.code': ['Please choose an option'],
        'openTo.0': ['This value is not valid'],
        'thematicAreas.0': ['This value is not valid'],
        'interests.0': ['Must be at most 60 characters'],
        'education.0.institution': ['Institution/Organization is required.'],
        'education.0.from': [expect.stringContaining('2019-05')],
        'education.1.to': ['The end must not be before the beginning'],
        'publications.0.type': ['Please choose an option'],
        'publications.0.year': ['Year must have four digits, as in 2027'],
        'publications.0.doi': [expect.stringContaining('DOI')],
        awards: ['At most 100 entries'],
        'visibility.education': ['Please choose an option'],
        'visibility.email': ['Please choose an option'],
      });
      expect(await problems(token, { education: [{ institution: 'A', degree: 'wizardry' }] })).toEqual({
        'education.0.degree': ['Please choose an option'],
      });
      expect(await problems(token, { biography: `<p>${'ا'.repeat(5001)}</p>` }, { language: 'ar' })).toEqual({
        biography: [expect.stringContaining('٥٠٠٠')],
      });
      expect(await own(token)).toEqual(before);
    });

    it('takes the longest texts that it allows', async () => {
      const token = await open(newPerson());
      const longest = {
        headline: 'ع'.repeat(255),
        homepage: `https://a.example/${'x'.repeat(480)}`,
        publications: [
          {
            title: 'T'.repeat(500),
            translatedTitle: 'ع'.repeat(500),
            type: 'book',
            year: 1999,
            authors: 'A'.repeat(2000),
          },
        ],
        projects: [{ title: 'P'.repeat(500), description: 'D'.repeat(2000) }],
      };
      expect(await save(token, longest)).toMatchObject(longest);
    });

    it('keeps of the biography what a rich text may be', async () => {
      const token = await open(newPerson());
      const { biography } = await save(token, {
        biography:
          '<h1 style="color:red" onclick="x()">Lakes</h1><script>alert(1)</script><p class="MsoNormal">She <b>studies</b> <u>lakes</u> <a href="javascript:x">and</a> <a href="https://lakes.example">rivers</a>.<o:p></o:p></p><ol><li>one</li></ol>',
      });
      expect(biography).toBe(
        '<h2>Lakes</h2><p>She <b>studies</b> <u>lakes</u> and <a href="https://lakes.example" rel="noopener nofollow">rivers</a>.</p><ol><li>one</li></ol>',
      );
    });

    it('of an account that staff have made is there when it is asked for, and in no list', async () => {
      const token = await cms.tokenOf('coordinator');
      const profile = await own(token);
      expect(profile).toMatchObject({ firstName: 'Mariam', lastName: 'Al-Sayed', directoryVisible: false });
      expect((await cms.get(`/api/members/${profile.slug}`)).status).toBe(404);
      expect((await own(token, { language: 'ar' })).id).toBe(profile.id);
    });
  });
}
