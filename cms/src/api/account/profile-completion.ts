import type { RichText } from '../../platform/rich-text/rich-text.js';
import { namesOf } from '../../platform/typed/trusted-types.js';

/** What of a profile counts towards its completion. */
export interface CompletionEntry {
  photo: unknown;
  headline: string | null;
  biography: RichText | null;
  country: string | null;
  currentTitle: string | null;
  currentInstitution: string | null;
  orcid: string | null;
  thematicAreas: unknown[] | null;
  interests: unknown[] | null;
  languages: unknown[] | null;
  education: unknown[] | null;
  experience: unknown[] | null;
  publications: unknown[] | null;
}

/** How much each part of a profile counts (product §4). Together 100. */
const completionWeights = {
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
} as const satisfies Record<keyof CompletionEntry, number>;

type Part = keyof typeof completionWeights;

/** The parts of a profile that are still empty, the weightiest first. */
function missingParts(entry: CompletionEntry): { section: Part; weight: number }[] {
  return namesOf(completionWeights)
    .filter((part) => isEmpty(entry[part]))
    .map((section) => ({ section, weight: completionWeights[section] }))
    .sort((a, b) => b.weight - a.weight);
}

/** 0 to 100. */
export function completionOf(entry: CompletionEntry): number {
  return 100 - missingParts(entry).reduce((sum, { weight }) => sum + weight, 0);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
