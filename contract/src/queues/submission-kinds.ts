import { applications } from './applications.js';
import { contactMessages } from './contact-messages.js';
import { foundingFellowsProfiles } from './founding-fellows-profiles.js';
import type { KindDescription } from './kind-description.js';
import { messageReports } from './message-reports.js';
import { organizationRequests } from './organization-requests.js';
import { travelIntakes } from './travel-intakes.js';
import { travelRequests } from './travel-requests.js';

/** By the plural path of the kind in the back office, in the order in which it shows them. */
export const submissionKinds = {
  'founding-fellows-profiles': foundingFellowsProfiles,
  'travel-intakes': travelIntakes,
  'travel-requests': travelRequests,
  applications,
  'contact-messages': contactMessages,
  'organization-requests': organizationRequests,
  'message-reports': messageReports,
} as const;

/** The plural path of a kind of submission in the back office. */
export type SubmissionKind = keyof typeof submissionKinds;

export const kindNames = Object.keys(submissionKinds) as readonly SubmissionKind[]; // the table's own keys

export function describedKind(kind: SubmissionKind): KindDescription {
  return submissionKinds[kind];
}

/** Whether a name is that of a kind; `constructor` and its like are none. */
export function isSubmissionKind(name: string): name is SubmissionKind {
  return Object.hasOwn(submissionKinds, name);
}
