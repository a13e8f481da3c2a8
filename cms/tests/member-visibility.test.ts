import { randomUUID } from 'node:crypto';
import { locales } from '@scholars/contract/locale';
import { describe, expect, it } from 'vitest';
import { visibilityAtFirst, visibleSections } from '@scholars/contract/profile-parts';
import { asSeenBy, canSee, viewers, type Viewer } from '../src/api/member/member-visibility.js';
import { useCms } from './support/cms.js';
import { paragraph } from './support/rich-text.js';

/** Who sees a section whose owner has chosen this. */
const rule: [chosen: string | undefined, seenBy: readonly Viewer[]][] = [
  ['public', ['stranger', 'member', 'coordinator', 'connection', 'self']],
  ['members', ['member', 'coordinator', 'connection', 'self']],
  ['connections', ['connection', 'self']],
  ['private', ['self']],
  // What no version of the product has written.
  ['everybody', ['self']],
  ['', ['self']],
  ['constructor', ['self']],
];
const untilChosen = (section: (typeof visibleSections)[number]): (typeof rule)[number] => {
  const first = Object.entries(visibilityAtFirst).find(([name]) => name === section)?.[1] ?? 'public';
  return [undefined, rule.find(([chosen]) => chosen === first)?.[1] ?? []];
};
const cases = visibleSections.flatMap((section) =>
  [...rule, untilChosen(section)].flatMap(([chosen, seenBy]) =>
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

  it.each(visibleSections)('%s is closed without closing the others', (section) => {
    const open = Object.fromEntries(visibleSections.map((one) => [one, 'public']));
    for (const other of visibleSections)
      expect(canSee(other, 'stranger', { visibility: { ...open, [section]: 'private' } })).toBe(other !== section);
  });

  it('is as the default says until something else is chosen for it; what is for reaching somebody is not', () => {
    const isOpen = (section: (typeof visibleSections)[number], visibility: Record<string, string>) =>
      canSee(section, 'stranger', { visibility });
    for (const section of visibleSections) {
      const reaches = Object.hasOwn(visibilityAtFirst, section);
      expect({ section, isOpen: isOpen(section, {}) }).toEqual({ section, isOpen: !reaches });
      expect(isOpen(section, { default: 'private' })).toBe(false);
      expect(isOpen(section, { default: 'private', [section]: 'public' })).toBe(true);
      expect(isOpen(section, { default: 'public' })).toBe(!reaches);
    }
  });
});

const cms = useCms();

/** One word for each section, which stands nowhere else. */
const words = {
  biography: 'Quaggabiography',
  education: 'Quaggaeducation',
  experience: 'Quaggaexperience',
  publications: 'Quaggapublication',
  awards: 'Quaggaaward',
  service: 'Quaggaservice',
  projects: 'Quaggaproject',
  links: 'quaggalinks',
  email: 'quaggamail@scholars.example',
  phoneNumber: '+974 5550007777',
  cv: 'Quaggacv',
} as const;
/** A CV is a file: what may be seen of it is that there is one. */
const worded = visibleSections.filter((section) => section !== 'cv');
const slug = 'a-quagga';

async function makeUser(): Promise<number> {
  const { email, phoneNumber } = words;
  const { id } = await cms.strapi.db
    .query('plugin::users-permissions.user')
    .create({ data: { username: email, email, phoneNumber, provider: 'local', confirmed: true } });
  return id;
}

async function withMember(visibility: Record<string, string>, check: () => Promise<void>) {
  const documents = cms.strapi.documents('api::member.member');
  const user = await makeUser();
  const { documentId } = await documents.create({
    locale: 'en',
    status: 'published',
    data: {
      slug,
      firstName: 'Quagga',
      lastName: 'Tester',
      directoryVisible: true,
      visibility,
      user,
      links: { github: `https://github.com/${words.links}` },
      awards: [{ title: words.awards }],
      service: [{ title: words.service }],
      projects: [{ title: words.projects }],
      biography: [paragraph(words.biography)],
      education: [{ institution: words.education }],
      experience: [{ title: words.experience }],
      publications: [{ title: words.publications, year: 2024, type: 'article' }],
    } as never, // typed by the content type's generated types
  });
  await cms.db('private_files').insert({
    id: randomUUID(),
    kind: 'member-cv',
    document_id: documentId,
    field: 'cv',
    name: words.cv,
    type: 'application/pdf',
    size: 1,
    sha256: '',
    created_at: Date.now(),
  });
  try {
    await check();
  } finally {
    await documents.delete({ documentId, locale: '*' });
    await cms.db('private_files').where({ document_id: documentId }).delete();
    await cms.db('up_users').where({ id: user }).delete();
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
      ...Object.values(words).flatMap((word) => [
        `/api/search?q=${encodeURIComponent(word)}`,
        `/api/members?q=${encodeURIComponent(word)}`,
      ]),
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
      await withMember(Object.fromEntries(visibleSections.map((section) => [section, chosen])), async () => {
        for (const token of [undefined, await cms.tokenOf('member'), await cms.tokenOf('coordinator')]) {
          const told = await whatIsTold(token);
          expect(placesOf(told, 'quagga tester')).toContain(`en /api/members/${slug}`);
          for (const word of Object.values(words)) {
            // A search says which words it was asked for.
            const places = placesOf(told, word).filter((place) => !place.endsWith(`q=${encodeURIComponent(word)}`));
            expect({ word, places }).toEqual({ word, places: [] });
          }
        }
        for (const word of Object.values(words))
          expect(await cms.data(`/api/members?q=${encodeURIComponent(word)}`)).toEqual([]);
        expect(await cms.data(`/api/members/${slug}`)).toMatchObject({ hasCv: false });
      });
    },
  );

  it.each(visibleSections)('is %s alone, where that alone is chosen to be kept', async (kept) => {
    const open = Object.fromEntries(visibleSections.map((one) => [one, 'public']));
    await withMember({ ...open, [kept]: 'private' }, async () => {
      const { bytes, body } = await cms.get<{ hasCv: boolean }>(`/api/members/${slug}`);
      const profile = bytes.toString();
      for (const section of worded)
        expect({ section, isTold: profile.includes(words[section]) }).toEqual({ section, isTold: section !== kept });
      expect(body.success && body.data.hasCv).toBe(kept !== 'cv');
      expect(profile).not.toContain(words.cv);
    });
  });

  it('is how they are reached, and nothing else, until they choose', async () => {
    await withMember({}, async () => {
      const profile = (await cms.get(`/api/members/${slug}`)).bytes.toString();
      for (const section of worded)
        expect({ section, isTold: profile.includes(words[section]) }).toEqual({
          section,
          isTold: section !== 'email' && section !== 'phoneNumber',
        });
      expect(profile).toContain('"hasCv":false');
      expect(await cms.data<{ slug: string }[]>(`/api/members?q=${words.biography}`)).toMatchObject([{ slug }]);
    });
  });
});
