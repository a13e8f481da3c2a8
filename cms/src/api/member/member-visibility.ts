import {
  sectionsByDefault,
  visibilityAtFirst,
  visibleSections,
  type Visibility,
  type VisibleSection,
} from '@scholars/contract/profile-parts';

/** Who looks at a profile. Coordinators see what members see: what is kept from those was not told for their work. */
export const viewers = ['stranger', 'member', 'coordinator', 'connection', 'self'] as const;
export type Viewer = (typeof viewers)[number];

const seenBy: Readonly<Record<Visibility, readonly Viewer[]>> = {
  public: viewers,
  members: ['member', 'coordinator', 'connection', 'self'],
  connections: ['connection', 'self'],
  private: ['self'],
};

/** What a member has chosen, by section and as the default of those without a choice, as it is stored. */
export interface ChosenVisibility {
  visibility?: Readonly<Record<string, string>> | null;
}

/** For whom a section is. A choice that nobody knows shows it to its owner alone. */
export function visibilityOf(section: VisibleSection | 'default', { visibility }: ChosenVisibility): Visibility {
  const chosen = visibility?.[section] ?? startOf(section) ?? visibility?.default ?? 'public';
  return isVisibility(chosen) ? chosen : 'private';
}

/** The sections for which nothing is chosen but the default. */
export function sectionsAsDefault({ visibility }: ChosenVisibility): VisibleSection[] {
  return sectionsByDefault.filter((section) => visibility?.[section] === undefined);
}

/** Whether a section of a member's profile may be shown to somebody. */
export function canSee(section: VisibleSection, viewer: Viewer, chosen: ChosenVisibility): boolean {
  return seenBy[visibilityOf(section, chosen)].includes(viewer);
}

/** What stands in a section beside what is called as it is. */
const alsoIn: Partial<Record<VisibleSection, readonly string[]>> = { links: ['homepage', 'orcid'] };

declare const forViewer: unique symbol;
/** A profile without what its viewer may not see. Presenters, search and whatever else shows sections take no other. */
export type Seen<Profile> = Omit<Profile, 'visibility'> & { readonly [forViewer]: Viewer };

/** A profile as somebody may see it: the sections that are not for them are empty, and nothing tells who chose what. */
export function asSeenBy<Profile extends ChosenVisibility & Partial<Record<VisibleSection, unknown>>>(
  viewer: Viewer,
  profile: Profile,
): Seen<Profile> {
  const { visibility: _toItsOwnerAlone, ...rest } = profile;
  const seen: Record<string, unknown> = rest;
  const hidden = visibleSections
    .filter((section) => !canSee(section, viewer, profile))
    .flatMap((section) => [section, ...(alsoIn[section] ?? [])])
    .filter((name) => name in seen);
  const emptied = Object.fromEntries(hidden.map((name) => [name, Array.isArray(seen[name]) ? [] : null]));
  return { ...seen, ...emptied } as unknown as Seen<Profile>; // the sign of its viewer is a type's alone
}

/**
 * Whether a member is in the directory, and so in lists, searches, pages and pictures: whoever left it is shown
 * nowhere.
 */
export function isInDirectory({ directoryVisible }: { directoryVisible: boolean }): boolean {
  return directoryVisible;
}

function startOf(section: string): Visibility | undefined {
  return Object.entries(visibilityAtFirst).find(([name]) => name === section)?.[1];
}

function isVisibility(chosen: string): chosen is Visibility {
  return Object.hasOwn(seenBy, chosen);
}
