import { completionWeights, type CompletionPart } from '@scholars/contract/profile-parts';
import { namesOf } from '../../platform/typed/trusted-types.js';

/** What of a profile counts towards its completion, in one of its languages. */
export type CompletionEntry = Readonly<Record<CompletionPart, unknown>>;

/** The parts of a profile that are empty in each language that it is written in, the weightiest first. */
export function missingParts(versions: readonly CompletionEntry[]): { section: CompletionPart; weight: number }[] {
  return namesOf(completionWeights)
    .filter((part) => versions.every((version) => isEmpty(version[part])))
    .map((section) => ({ section, weight: completionWeights[section] }))
    .sort((a, b) => b.weight - a.weight);
}

/** 0 to 100. */
export function completionOf(versions: readonly CompletionEntry[]): number {
  return 100 - missingParts(versions).reduce((sum, { weight }) => sum + weight, 0);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
