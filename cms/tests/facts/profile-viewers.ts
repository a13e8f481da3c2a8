import { locales } from '@scholars/contract/locale';
import { visibleSections, type VisibleSection } from '@scholars/contract/profile-parts';
import { someOf } from '@scholars/contract/tests/short-run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canSee, type Viewer } from '../../src/api/member/member-visibility.js';
import type { FindRelation } from '../../src/api/member/viewer.js';
import { people, type Cms } from '../support/cms.js';
import { countQueries } from '../support/count-queries.js';
import { buildForm, buildPdf } from '../support/forms.js';
import { paragraph } from '../support/rich-text.js';

/** A word for each field of each section, which stands nowhere else. */
const words = {
  biography: ['Quaggabiography'],
  education: ['Quaggafield', 'Quaggaschool'],
  experience: ['Quaggapost', 'Quaggaemployer', 'Quaggatasks'],
  publications: ['Quaggatitle', 'Quaggatranslated', 'Quaggavenue', '10.5555/quaggadoi', 'quaggaurl', 'Quaggaauthors'],
  awards: ['Quaggaaward', 'Quaggagiver', 'Quaggareason'],
  service: ['Quaggaservice', 'Quaggaserved', 'Quaggaduties'],
  projects: ['Quaggaproject', 'Quaggarole', 'Quaggafunder', 'Quaggaplan'],
  links: ['quaggalinkedin', 'quaggascholar', 'quaggaxpage', 'quaggagithub', 'quaggahomepage', '0000-0002-9079-593X'],
  email: ['quaggamail@scholars.example'],
  phoneNumber: ['+974 5550007777'],
  cv: ['Quaggacv'],
} as const satisfies Record<VisibleSection, readonly string[]>;

const slug = 'a-quagga';
const profile = {
  slug,
  firstName: 'Quagga',
  lastName: 'Tester',
  directoryVisible: true,
  biography: [paragraph(words.biography[0])],
  education: [{ field: words.education[0], institution: words.education[1] }],
  experience: [{ title: words.experience[0], organization: words.experience[1], description: words.experience[2] }],
  publications: [
    {
      title: words.publications[0],
      translatedTitle: words.publications[1],
      venue: words.publications[2],
      doi: words.publications[3],
      url: `https://example.org/${words.publications[4]}`,
      authors: words.publications[5],
      year: 2024,
      type: 'article',
    },
  ],
  awards: [{ title: words.awards[0], organization: words.awards[1], description: words.awards[2] }],
  service: [{ title: words.service[0], organization: words.service[1], description: words.service[2] }],
  projects: [
    { title: words.projects[0], role: words.projects[1], funder: words.projects[2], description: words.projects[3] },
  ],
  links: {
    linkedin: `https://www.linkedin.com/in/${words.links[0]}`,
    scholar: `https://scholar.google.com/${words.links[1]}`,
    x: `https://x.com/${words.links[2]}`,
    github: `https://github.com/${words.links[3]}`,
  },
  homepage: `https://${words.links[4]}.example`,
  orcid: words.links[5],
};

type Person = Exclude<Viewer, 'connection'>;
interface Answered {
  hasCv: boolean;
}

/** Who sees what of a profile, wherever it is shown. */
export function profileViewerFacts(cms: Cms): void {
  const tokens: Partial<Record<Viewer, string>> = {};
  let owner = 0;
  const documents = () => cms.strapi.documents('api::member.member');

  beforeAll(async () => {
    const [email, phoneNumber] = [words.email[0], words.phoneNumber[0]];
    const role = await cms.strapi.db
      .query('plugin::users-permissions.role')
      .findOne({ where: { type: 'member' }, select: ['id'] });
    const user = await cms.strapi.db
      .query('plugin::users-permissions.user')
      .create({ data: { username: email, email, phoneNumber, provider: 'local', confirmed: true, role: role.id } });
    owner = user.id;
    const { openSession } = cms.module<{ openSession(db: unknown, userId: number, device: string): Promise<string> }>(
      'src/api/account/sessions.js',
    );
    tokens.self = await openSession(cms.db, owner, 'test');
    tokens.member = await cms.tokenOf('member');
    tokens.coordinator = await cms.tokenOf('coordinator');
  });
  afterAll(() => cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: owner } }));

  async function withMember(visibility: Record<string, string>, check: (id: string) => Promise<void>) {
    const { documentId } = await documents().create({
      locale: 'en',
      status: 'published',
      data: { ...profile, visibility, user: owner } as never, // typed by the content type's generated types, as below
    });
    const cv = buildForm({ cv: { bytes: buildPdf(), name: `${words.cv[0]}.pdf` } });
    expect((await cms.post('/api/user-profile/upload-cv', cv, { token: tokens.self })).status).toBe(200);
    try {
      await check(documentId);
    } finally {
      await documents().delete({ documentId, locale: '*' });
      await cms.db('private_files').where({ document_id: documentId }).delete();
      await cms.db('cv_openings').delete();
    }
  }

  const pageOf = async (viewer: Person) => {
    const { bytes, body } = await cms.get<Answered>(`/api/members/${slug}`, { token: tokens[viewer] });
    return { text: bytes.toString(), hasCv: body.success && body.data.hasCv };
  };

  /** To somebody of a relation, without the steps that lead to it (facts/connections.ts). */
  async function pageOfRelated(relation: Awaited<ReturnType<FindRelation>>) {
    const { memberActions } = cms.module<typeof import('../../src/api/member/actions.js')>('src/api/member/actions.js');
    const ctx = {
      method: 'GET',
      path: `/api/members/${slug}`,
      query: {},
      querystring: '',
      params: { id: slug },
      request: { header: {} },
      req: {},
      state: { locale: 'en', signedIn: { sessionId: '', userId: -1, role: 'member', name: '' } },
      get: () => '',
      set: () => undefined,
      body: undefined as unknown as { data: Answered },
    };
    const { handler } = memberActions(() => Promise.resolve(relation)).getMember;
    await handler(ctx as unknown as Parameters<typeof handler>[0]);
    return { text: JSON.stringify(ctx.body), hasCv: ctx.body.data.hasCv };
  }

  const seenAs = (viewer: Viewer) => (viewer === 'connection' ? pageOfRelated('connected') : pageOf(viewer));

  /** Whatever else anybody is shown, or finds, of members; by where it stands. */
  async function elsewhere(token: string | undefined): Promise<Record<string, string>> {
    const found: Record<string, string> = {};
    for (const language of locales) {
      const paths = [
        '/api/members?q=quagga&pageSize=100',
        '/api/members/filters?q=quagga',
        '/api/search?q=quagga',
        '/api/site-index/member',
        '/api/site-overview',
      ];
      for (const path of paths)
        found[`${language} ${path}`] = (await cms.get(path, { token, language })).bytes.toString();
      const { findShareFacts } = cms.module<{ findShareFacts(address: object): Promise<unknown> }>(
        'src/platform/pictures/share/find-share-facts.js',
      );
      const share = await findShareFacts({ kind: 'member', slug, locale: language });
      found[`${language} share picture`] = JSON.stringify(share);
    }
    // What lists, facets, searches and suggestions are made of.
    for (const table of ['listing_members', 'listing_members_cards', 'search_vocabulary'])
      found[table] = JSON.stringify(await cms.db(table).select());
    return found;
  }

  const holds = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());
  const everybody = ['stranger', 'member', 'coordinator', 'connection', 'self'] as const;
  const chosenForAll = (chosen: string) => Object.fromEntries(visibleSections.map((section) => [section, chosen]));

  async function expectSeen(visibility: Record<string, string>) {
    for (const viewer of everybody) {
      const { text, hasCv } = await seenAs(viewer);
      const mayOpen = canSee('cv', viewer, { visibility });
      expect({ viewer, hasCv }).toEqual({ viewer, hasCv: mayOpen });
      for (const section of visibleSections) {
        const isSeen = section !== 'cv' && canSee(section, viewer, { visibility });
        for (const word of words[section])
          expect({ viewer, word, isShown: holds(text, word) }).toEqual({ viewer, word, isShown: isSeen });
      }
      expect(text).not.toContain('"visibility"');
    }
  }

  describe('A profile', () => {
    it.each(['public', 'members', 'connections', 'private', 'everybody'])(
      'whose sections are chosen for %s is shown to them, whole, and to nobody else',
      async (chosen) => {
        await withMember(chosenForAll(chosen), async () => {
          await expectSeen(chosenForAll(chosen));
        });
      },
    );

    it.each(visibleSections)('whose %s alone is kept to oneself shows the others all the rest', async (kept) => {
      const visibility = { ...chosenForAll('public'), [kept]: 'private' };
      await withMember(visibility, () => expectSeen(visibility));
    });

    it('shows how its owner is reached to connections, and the CV to members, until something is chosen', async () => {
      await withMember({}, () => expectSeen({}));
      await withMember({ default: 'private' }, () => expectSeen({ default: 'private' }));
    });

    it('shows somebody who is blocked what it shows to strangers', async () => {
      await withMember({}, async () => {
        expect((await pageOfRelated('blocked')).text).toBe((await pageOf('stranger')).text);
      });
    });

    it('tells its owner in both languages how they are reached, though one of them has the account', async () => {
      await withMember({}, async (documentId) => {
        await documents().update({ documentId, locale: 'ar', data: { headline: 'باحث' } as never });
        for (const language of locales)
          expect(await cms.data(`/api/members/${slug}`, { language, token: tokens.self })).toMatchObject({
            locale: language,
            email: words.email[0],
          });
      });
    });

    it('takes twelve queries at most, whoever asks', async () => {
      await withMember({}, async () => {
        for (const viewer of ['stranger', 'member', 'coordinator', 'self'] as const) {
          // A request from another site passes by the kept answers; what is remembered is read beforehand.
          const headers = { Origin: 'https://other.example' };
          const read = () => cms.get(`/api/members/${slug}`, { token: tokens[viewer], headers });
          await read();
          expect(await countQueries(cms, read)).toBeLessThanOrEqual(12);
        }
      });
    });

    it('of somebody who has left the directory is nobody’s, not even at its own address', async () => {
      await withMember(chosenForAll('public'), async (documentId) => {
        await documents().update({ documentId, locale: 'en', data: { directoryVisible: false } as never });
        for (const viewer of ['stranger', 'member', 'coordinator', 'self'] as const)
          for (const path of [`/api/members/${slug}`, `/api/members/${documentId}`, `/api/members/${slug}/cv`]) {
            const { status } = await cms.get(path, { token: tokens[viewer] });
            expect({ path, viewer, status }).toEqual({
              path,
              viewer,
              status: viewer === 'stranger' && path.endsWith('/cv') ? 401 : 404,
            });
          }
      });
    });
  });

  describe('What is not for everybody', () => {
    it.each(someOf(['members', 'connections', 'everybody', 'private']))(
      'but for %s stands in no list, search, index, suggestion or picture, whoever asks',
      async (chosen) => {
        await withMember(chosenForAll(chosen), async () => {
          for (const viewer of ['stranger', 'member', 'coordinator', 'self'] as const) {
            const found = await elsewhere(tokens[viewer]);
            expect(found['en /api/members?q=quagga&pageSize=100']).toContain('Quagga Tester');
            for (const word of Object.values(words).flat()) {
              const places = Object.entries(found).flatMap(([place, text]) => (holds(text, word) ? [place] : []));
              expect({ viewer, word, places }).toEqual({ viewer, word, places: [] });
            }
            for (const word of Object.values(words).flat()) {
              const q = encodeURIComponent(word);
              expect(await cms.data(`/api/members?q=${q}`, { token: tokens[viewer] })).toEqual([]);
              expect((await cms.get(`/api/search?q=${q}`, { token: tokens[viewer] })).bytes.toString()).not.toContain(
                slug,
              );
            }
          }
        });
      },
    );

    it('is not kept for the next who asks', async () => {
      await withMember(chosenForAll('members'), async () => {
        const order = ['stranger', 'self', 'member', 'stranger', 'coordinator', 'stranger'] as const;
        for (const viewer of order)
          expect(holds((await pageOf(viewer)).text, words.biography[0])).toBe(viewer !== 'stranger');
      });
    });
  });

  describe('The CV of a member', () => {
    const path = `/api/members/${slug}/cv`;
    const open = (viewer: Person) => cms.get(path, { token: tokens[viewer] });

    it.each(['public', 'members', 'connections', 'private'] as const)(
      'that is for %s is opened by them who are signed in, and by nobody else',
      async (chosen) => {
        await withMember({ cv: chosen }, async () => {
          expect((await open('stranger')).status).toBe(401);
          for (const viewer of ['member', 'coordinator', 'self'] as const) {
            const may = canSee('cv', viewer, { visibility: { cv: chosen } });
            expect({ viewer, status: (await open(viewer)).status }).toEqual({ viewer, status: may ? 200 : 404 });
          }
        });
      },
    );

    it('is sent as it is, to be saved and kept by nobody in between, and each opening is noted', async () => {
      await withMember({}, async (documentId) => {
        const { bytes, headers } = await open('member');
        expect(bytes.equals(buildPdf())).toBe(true);
        expect(headers.get('content-disposition')).toBe(`attachment; filename="${slug}-cv.pdf"`);
        expect(headers.get('cache-control')).toBe('private, no-store');
        const [reader] = await cms.db('up_users').where({ email: people.member }).select('id');
        expect(await cms.db('cv_openings').select('member_id', 'user_id')).toEqual([
          { member_id: documentId, user_id: reader.id },
        ]);
        const { tidyUp } = cms.module<{ tidyUp(now?: number): Promise<void> }>('src/composition/housekeeping.js');
        await tidyUp();
        expect(await cms.count('cv_openings')).toBe(1);
        await cms.db('cv_openings').update({ at: 0 });
        await tidyUp(Date.now() + 2 * 3_600_000);
        expect(await cms.count('cv_openings')).toBe(0);
      });
    });

    it('that there is none of is not found', async () => {
      await withMember({}, async (documentId) => {
        await cms.db('private_files').where({ document_id: documentId }).delete();
        expect((await open('member')).status).toBe(404);
      });
    });
  });
}
