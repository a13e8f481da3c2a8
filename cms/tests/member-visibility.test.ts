import { locales } from '@scholars/contract/locale';
import { describe, expect, it } from 'vitest';
import { asSeenBy, canSee, memberSections, viewers, type Viewer } from '../src/api/member/member-visibility.js';
import { useCms } from './support/cms.js';
import { paragraph } from './support/rich-text.js';

/** Who sees a section whose owner has chosen this. */
const rule: [chosen: string | undefined, seenBy: readonly Viewer[]][] = [
  ['public', ['stranger', 'member', 'coordinator', 'connection', 'self']],
  ['members', ['member', 'coordinator', 'connection', 'self']],
  ['connections', ['connection', 'self']],
  ['private', ['self']],
  // Nothing chosen yet.
  [undefined, ['stranger', 'member', 'coordinator', 'connection', 'self']],
  // What no version of the product has written.
  ['everybody', ['self']],
  ['', ['self']],
  ['constructor', ['self']],
];
const cases = memberSections.flatMap((section) =>
  rule.flatMap(([chosen, seenBy]) =>
    viewers.map((viewer) => ({ section, chosen, viewer, isSeen: seenBy.includes(viewer) })),
  ),
);

describe('A section of a profile', () => {
  it.each(cases)('$section, chosen for $chosen, seen by $viewer: $isSeen', ({ section, chosen, viewer, isSeen }) => {
    const visibility = chosen === undefined ? null : { [section]: chosen };
    expect(canSee(section, viewer, { visibility })).toBe(isSeen);
    const seen = asSeenBy(viewer, { slug: 'a', [section]: ['what it says'], visibility });
    expect(seen).toEqual({ slug: 'a', [section]: isSeen ? ['what it says'] : [] });
  });

  it.each(memberSections)('%s is closed without closing the others', (section) => {
    for (const other of memberSections)
      expect(canSee(other, 'stranger', { visibility: { [section]: 'private' } })).toBe(other !== section);
  });
});

const cms = useCms();

/** One word for each section, which stands nowhere else. */
const words = {
  biography: 'Quaggabiography',
  education: 'Quaggaeducation',
  experience: 'Quaggaexperience',
  publications: 'Quaggapublication',
} as const;
const slug = 'a-quagga';

async function withMember(visibility: Record<string, string>, check: () => Promise<void>) {
  const documents = cms.strapi.documents('api::member.member');
  const { documentId } = await documents.create({
    locale: 'en',
    status: 'published',
    data: {
      slug,
      firstName: 'Quagga',
      lastName: 'Tester',
      directoryVisible: true,
      visibility,
      biography: [paragraph(words.biography)],
      education: [{ institution: words.education }],
      experience: [{ title: words.experience }],
      publications: [{ title: words.publications, year: 2024, type: 'article' }],
    } as never, // typed by the content type's generated types
  });
  try {
    await check();
  } finally {
    await documents.delete({ documentId, locale: '*' });
  }
}

/** Whatever anybody is shown, or finds, of this member; by where it stands. */
async function whatIsTold(token: string | undefined): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const language of locales) {
    const paths = [
      `/api/members/${slug}`,
      '/api/members?q=quagga&pageSize=100',
      '/api/search?q=quagga',
      '/api/site-index/member',
      ...Object.values(words).flatMap((word) => [`/api/search?q=${word}`, `/api/members?q=${word}`]),
    ];
    for (const path of paths) told[`${language} ${path}`] = (await cms.get(path, { token, language })).bytes.toString();
    const { findShareFacts } = cms.module<{ findShareFacts(address: object): Promise<unknown> }>(
      'src/platform/pictures/share/find-share-facts.js',
    );
    told[`${language} share picture`] = JSON.stringify(
      await findShareFacts({ kind: 'member', slug, locale: language }),
    );
  }
  // What lists, facets, searches and suggestions are made of.
  for (const table of ['listing_members', 'listing_members_cards', 'search_vocabulary'])
    told[table] = JSON.stringify(await cms.db(table).select());
  return told;
}

const placesOf = (told: Record<string, string>, word: string) =>
  Object.entries(told).flatMap(([place, text]) => (text.toLowerCase().includes(word.toLowerCase()) ? [place] : []));

describe('What a member keeps from strangers', () => {
  it.each(['members', 'connections', 'private', 'everybody'])(
    'is told nowhere where it is chosen for %s: no answer, list, search, index or picture',
    async (chosen) => {
      await withMember(Object.fromEntries(memberSections.map((section) => [section, chosen])), async () => {
        for (const token of [undefined, await cms.tokenOf('member'), await cms.tokenOf('coordinator')]) {
          const told = await whatIsTold(token);
          expect(placesOf(told, 'quagga tester')).toContain(`en /api/members/${slug}`);
          for (const word of Object.values(words)) {
            // A search says which words it was asked for.
            const places = placesOf(told, word).filter((place) => !place.endsWith(`q=${word}`));
            expect({ word, places }).toEqual({ word, places: [] });
          }
        }
        for (const word of Object.values(words)) expect(await cms.data(`/api/members?q=${word}`)).toEqual([]);
      });
    },
  );

  it.each(memberSections)('is %s alone, where that alone is chosen to be kept', async (kept) => {
    await withMember({ [kept]: 'private' }, async () => {
      const profile = (await cms.get(`/api/members/${slug}`)).bytes.toString();
      for (const section of memberSections)
        expect({ section, isTold: profile.includes(words[section]) }).toEqual({ section, isTold: section !== kept });
    });
  });

  it('is nothing until they choose', async () => {
    await withMember({}, async () => {
      const profile = (await cms.get(`/api/members/${slug}`)).bytes.toString();
      for (const word of Object.values(words)) expect(profile).toContain(word);
      expect(await cms.data<{ slug: string }[]>(`/api/members?q=${words.biography}`)).toMatchObject([{ slug }]);
    });
  });
});
