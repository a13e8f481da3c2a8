import { describe, expect, it } from 'vitest';
import { visibilityAtFirst, visibleSections } from '@scholars/contract/profile-parts';
import { asSeenBy, canSee, viewers, type Viewer } from '../src/api/member/member-visibility.js';

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

  it('holds homepage and ORCID iD with the links', () => {
    const profile = { links: {}, homepage: 'a', orcid: 'b', visibility: { links: 'members' } };
    expect(asSeenBy('stranger', profile)).toEqual({ links: null, homepage: null, orcid: null });
    expect(asSeenBy('member', profile)).toEqual({ links: {}, homepage: 'a', orcid: 'b' });
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
