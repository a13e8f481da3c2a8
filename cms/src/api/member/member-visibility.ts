import type { visibilities } from '@scholars/contract/profile';

type Visibility = (typeof visibilities)[number];

/** The sections of a profile of which members say who sees them. What is not one of these anybody may see. */
export const memberSections = ['biography', 'education', 'experience', 'publications'] as const;
type MemberSection = (typeof memberSections)[number];

/** Who looks at a profile. Coordinators see what members see: what is kept from those was not told for their work. */
export const viewers = ['stranger', 'member', 'coordinator', 'connection', 'self'] as const;
export type Viewer = (typeof viewers)[number];

const seenBy: Readonly<Record<Visibility, readonly Viewer[]>> = {
  public: viewers,
  members: ['member', 'coordinator', 'connection', 'self'],
  connections: ['connection', 'self'],
  private: ['self'],
};

const untilChosen: Readonly<Record<MemberSection, Visibility>> = {
  biography: 'public',
  education: 'public',
  experience: 'public',
  publications: 'public',
};

/** What a member has chosen, by section, as it is stored. */
interface ChosenVisibility {
  visibility?: Readonly<Record<string, string>> | null;
}

/**
 * Whether a section of a member's profile may be shown to somebody. A choice that nobody knows shows it to its owner
 * alone.
 */
export function canSee(section: MemberSection, viewer: Viewer, { visibility }: ChosenVisibility): boolean {
  const chosen = visibility?.[section] ?? untilChosen[section];
  return seenBy[isVisibility(chosen) ? chosen : 'private'].includes(viewer);
}

declare const forViewer: unique symbol;
/** A profile without what its viewer may not see. Presenters, search and whatever else shows sections take no other. */
export type Seen<Profile> = Omit<Profile, 'visibility'> & { readonly [forViewer]: Viewer };

/** A profile as somebody may see it: the sections that are not for them are empty, and nothing tells who chose what. */
export function asSeenBy<Profile extends ChosenVisibility & Partial<Record<MemberSection, unknown[] | null>>>(
  viewer: Viewer,
  profile: Profile,
): Seen<Profile> {
  const { visibility: _toItsOwnerAlone, ...seen } = profile;
  const hidden = memberSections.filter((section) => section in seen && !canSee(section, viewer, profile));
  const emptied = Object.fromEntries(hidden.map((section) => [section, []]));
  return { ...seen, ...emptied } as unknown as Seen<Profile>; // the sign of its viewer is a type's alone
}

/**
 * Whether a member is in the directory, and so in lists, searches, pages and pictures: whoever left it is shown
 * nowhere.
 */
export function isInDirectory({ directoryVisible }: { directoryVisible: boolean }): boolean {
  return directoryVisible;
}

function isVisibility(chosen: string): chosen is Visibility {
  return Object.hasOwn(seenBy, chosen);
}
