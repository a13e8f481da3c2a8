/** Lists of entries; a saved list replaces the one before (product §8). */
export const profileSections = ['education', 'experience', 'publications', 'awards', 'service', 'projects'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** What a source tells of (`profile-imports.ts`), and how much is taken at once. */
export const importedSections = ['education', 'experience', 'publications'] as const satisfies ProfileSection[];
export const importSources = ['orcid', 'doi'] as const;
export type ImportSource = (typeof importSources)[number];
export const profileImportMax = 300;

export const openToValues = ['jobs', 'collaboration', 'mentoring', 'speaking'] as const;
export const languageLevels = ['native', 'fluent', 'working', 'basic'] as const;
export const publicationTypes = ['article', 'book', 'chapter', 'conference'] as const;

/** For whom a member may choose a section to be, the widest circle first. */
export const visibilities = ['public', 'members', 'connections', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

/** Sections that are as the profile’s default says until something else is chosen for them. */
export const sectionsByDefault = ['biography', 'links', ...profileSections] as const;
/** Where the others start, whatever the default is (product §4). */
export const visibilityAtFirst = {
  email: 'connections',
  phoneNumber: 'connections',
  cv: 'members',
} as const satisfies Record<string, Visibility>;

/** The sections of a profile of which members say who sees them. What is not one of these anybody may see. */
export const visibleSections = [...sectionsByDefault, 'email', 'phoneNumber', 'cv'] as const;
export type VisibleSection = (typeof visibleSections)[number];

/** As whom one may look at one’s own profile. */
export const profileViewers = ['visitor', 'member', 'connection'] as const;
export type ProfileViewer = (typeof profileViewers)[number];

/** The sites that a profile links to, with the ends of their hosts’ names: a link that says GitHub leads there. */
export const linkHosts = {
  linkedin: /^([a-z0-9-]+\.)?linkedin\.com$/,
  scholar: /^scholar\.google(\.[a-z]{2,3}){1,2}$/,
  x: /^(www\.|mobile\.)?(x|twitter)\.com$/,
  github: /^(www\.)?github\.com$/,
} as const;
export type LinkedSite = keyof typeof linkHosts;
export const linkedSites = Object.keys(linkHosts) as LinkedSite[]; // the names of an object that has no others

/** What counts towards a profile’s completion, and how much (product §4). Together 100. */
export const completionWeights = {
  photo: 10,
  headline: 10,
  biography: 15,
  country: 5,
  currentTitle: 5,
  currentInstitution: 5,
  orcid: 5,
  thematicAreas: 10,
  interests: 5,
  languages: 5,
  education: 10,
  experience: 10,
  publications: 5,
} as const;
export type CompletionPart = keyof typeof completionWeights;
