/**
 * The shapes of the demo content. Every text stands in both languages, side by side, so that a
 * reader sees at once what is missing; the seed turns each pair into one Strapi entry per locale.
 */
import type { callTones, listingSubjects, pageFigures, pageIcons } from '@scholars/contract/pages';

type PageIcon = (typeof pageIcons)[number];
type PageFigure = (typeof pageFigures)[number];
type CallTone = (typeof callTones)[number];
type ListingSubject = (typeof listingSubjects)[number];

/** One text in both languages: plain text unless the field's comment says Markdown, which is kept as rich text. */
export interface Both {
  en: string;
  ar: string;
}

type AgsCategory = 'education' | 'research' | 'innovation';
type WorkMode = 'onsite' | 'hybrid' | 'remote';
export type OrganizationType = 'university' | 'research-centre' | 'company' | 'foundation' | 'government' | 'ngo';
/** 1 progressive education, 2 sustainability, 3 artificial intelligence, 4 precision health, 5 social progress. */
export type AreaId = 1 | 2 | 3 | 4 | 5;

export interface AreaSeed {
  id: AreaId;
  /** As on the wire: area 2 is spelled `sustainibility` (spec §3). */
  slug: string;
  title: Both;
  /** Markdown: one or two paragraphs. */
  description: Both;
  /** What the area means for each category; Markdown, one paragraph each. */
  intros: Record<AgsCategory, Both>;
  /** The description is Markdown: paragraphs, perhaps a list. */
  subs: { title: Both; description: Both }[];
}

export interface CategorySeed {
  slug: string;
  title: Both;
}

export interface DegreeTypeSeed {
  slug: string;
  title: Both;
  /** Ascending, 1 is the lowest degree. */
  level: number;
}

export interface OpportunitySeed {
  /** Lower-case ASCII, unique. */
  slug: string;
  title: Both;
  /** One sentence, at most 200 characters. */
  summary: Both;
  /** Markdown with headings (`##`) and lists: about the role, what you will do, who can apply, what is offered. 90 to 180 words. */
  description: Both;
  agsCategory: AgsCategory;
  /** true: a programme (fellowship, school, prize, accelerator); false: a job. */
  isProgram: boolean;
  /** Slug of a category. */
  category: string;
  /** Slug of an organization. */
  partner: string;
  areas: AreaId[];
  /** City or place, as shown. */
  location: Both;
  /** ISO 3166 two-letter code. */
  country: string;
  workMode: WorkMode;
  employmentType: 'full-time' | 'part-time' | 'contract' | 'fellowship' | 'internship' | 'volunteer';
  seats: number | null;
  /** e.g. "QAR 12,000 a month", in words a reader of that language expects; null: not said. */
  stipend: Both | null;
  /** Days from the day of seeding; negative: already expired; null: open without a deadline. */
  deadlineInDays: number | null;
  /** Days before the day of seeding. */
  publishedDaysAgo: number;
  /** Set: people apply on the partner's site. */
  applyUrl?: string;
  /** What applicants are asked. */
  questions?: { key: string; question: Both; hint?: Both; isRequired: boolean }[];
}

export interface OrganizationSeed {
  slug: string;
  name: Both;
  /** One sentence, at most 200 characters. */
  summary: Both;
  /** Markdown, 60 to 130 words: paragraphs, perhaps headings (`##`) and a list. */
  description: Both;
  type: OrganizationType;
  country: string;
  city: Both;
  /** On a reserved domain: https://….example */
  website: string;
  areas: AreaId[];
  agsCategories: AgsCategory[];
}

export interface MemberSeed {
  /** Lower-case ASCII, unique, made of the name. */
  slug: string;
  firstName: Both;
  lastName: Both;
  /** One line, at most 120 characters. */
  headline: Both;
  /** Markdown, 40 to 110 words: one or two paragraphs. */
  biography: Both;
  country: string;
  city: Both;
  currentTitle: Both;
  currentDepartment: Both | null;
  /** Name of the institution; a seeded organization's name where `organization` is set. */
  currentInstitution: Both;
  /** Slug of a seeded organization the person works at, or null. */
  organization: string | null;
  homepage: string | null;
  orcid: string | null;
  areas: AreaId[];
  agsCategories: AgsCategory[];
  /** 2 to 5 short tags. */
  interests: Both[];
  languages: {
    code: 'ar' | 'en' | 'fr' | 'es' | 'de' | 'tr' | 'ur' | 'fa' | 'sw' | 'ms';
    level: 'native' | 'fluent' | 'working' | 'basic';
  }[];
  openTo: ('jobs' | 'collaboration' | 'mentoring' | 'speaking')[];
  education: { degree: string; field: Both; institution: Both; country: string; from: string; to: string }[];
  experience: { title: Both; organization: Both; country: string; from: string; to: string | null }[];
  publications: {
    title: Both;
    venue: string;
    year: number;
    type: 'article' | 'book' | 'chapter' | 'conference';
    doi: string | null;
    authors: string;
  }[];
  projects?: { title: Both; role: Both; funder: Both; from: string; to: string | null; description: Both }[];
  awards?: { title: Both; organization: Both; date: string }[];
  service?: { title: Both; organization: Both; from: string; to: string | null }[];
  links?: { linkedin?: string; scholar?: string; x?: string; github?: string };
}

export interface PageSeed {
  slug: string;
  title: Both;
  /** One sentence for search engines and share cards. */
  summary: Both;
  /** Markdown. */
  body: Both;
  blocks?: BlockSeed[];
}

/** A button of a block; the link is a path without its language, or a web address. */
interface ActionSeed {
  label: Both;
  link: string;
}

/** `isDemo` marks what tells of invented people or years: an installation of its own starts without it. */
export type BlockSeed = { isDemo?: true } & (
  | { block: 'hero'; kicker: Both; title: Both; lead: Both; actions: ActionSeed[] }
  /** Body and aside are Markdown. */
  | { block: 'text'; title: Both; body: Both; aside?: Both }
  | {
      block: 'cards';
      title: Both;
      lead?: Both;
      items: { title: Both; text: Both; icon: PageIcon; link?: string; linkLabel?: Both }[];
    }
  | { block: 'quote'; text: Both; person: Both; role: Both }
  | { block: 'figures'; title: Both; figures: { figure: PageFigure }[] }
  | { block: 'steps'; title: Both; lead?: Both; items: { title: Both; text: Both }[] }
  /** Answers are Markdown. */
  | { block: 'questions'; title: Both; lead?: Both; items: { question: Both; answer: Both }[] }
  | { block: 'call-to-action'; title: Both; text: Both; tone: CallTone; actions: ActionSeed[] }
  | {
      block: 'listing';
      title: Both;
      lead?: Both;
      subject: ListingSubject;
      category?: AgsCategory;
      count: number;
      linkLabel: Both;
    }
  | { block: 'map'; title: Both; lead: Both; linkLabel: Both }
  /** Slugs of seeded members. */
  | { block: 'people'; title: Both; lead?: Both; members: string[] }
  | { block: 'timeline'; title: Both; lead?: Both; items: { when: Both; title: Both; text: Both }[] }
);

export interface EventSeed {
  slug: string;
  title: Both;
  summary: Both;
  /** Markdown. */
  description: Both;
  /** Days from the day of seeding; it begins on the first such weekday from then on (0 is Sunday). */
  startsInDays: number;
  startsOnWeekday: number;
  lengthDays: number;
  /** IANA name. */
  timeZone: string;
  registrationClosesDaysBefore: number;
  venue: Both;
  city: Both;
  country: string;
  onlineNote: Both;
  days: {
    title: Both;
    sessions: { starts: string; ends: string; title: Both; description: Both; room: Both; speakers: string[] }[];
  }[];
  /** Slugs of seeded members. */
  speakers: string[];
  /** Markdown. */
  practical: Both;
  /** Captions; the pictures are drawn. */
  gallery: Both[];
}

export interface EventInvitationSeed {
  /** A code that the demo's reader may know; others get one of their own. */
  demoCode?: string;
  fullName: string;
  emailAddress: string;
  language: 'en' | 'ar';
  maxGuests: number;
  travelOffered: boolean;
  withdrawn?: boolean;
  answer?: {
    attending: 'yes' | 'online' | 'no';
    guests: number;
    dietaryNeeds: string;
    accessNeeds: string;
    daysAgo: number;
  };
}

export interface FoundingFellowSeed {
  status: 'new' | 'in_review' | 'needs_info' | 'approved' | 'declined' | 'archived';
  locale: 'en' | 'ar';
  submittedDaysAgo: number;
  fullName: string;
  phoneNumber: string;
  officePhone: string;
  currentLocation: string;
  emailAddress: string;
  officeEmail: string;
  currentTitle: string;
  currentDepartment: string;
  currentInstitution: string;
  /** 10 to 525 characters and at most 75 words, or empty. */
  biography: string;
  homepage: string;
}

export interface TravelIntakeSeed {
  status: 'new' | 'in_review' | 'needs_info' | 'approved' | 'booked' | 'closed' | 'declined';
  locale: 'en' | 'ar';
  submittedDaysAgo: number;
  fullName: string;
  emailAddress: string;
  phoneNumber: string;
  departsInDays: number;
  staysDays: number;
  preferredAirport: string;
  specialTravelRequirements: string;
}
