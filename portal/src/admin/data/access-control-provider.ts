import type { AccessControlProvider } from '@refinedev/core';
import { statusesOf, submissionFlows, type SubmissionKind } from '@scholars/contract/submission-status';

const actions: readonly string[] = ['list', 'show', 'edit'];

/** Comfort only: the CMS judges every call. Coordinators read queues and move submissions; nobody makes or deletes one here. */
export function accessControlProvider(role: string): AccessControlProvider {
  return {
    can: async ({ resource, action }) => ({
      can: role === 'coordinator' && actions.includes(action) && (resource === undefined || isKind(resource)),
    }),
  };
}

function isKind(resource: string): resource is SubmissionKind {
  return Object.hasOwn(submissionFlows, resource) && statusesOf(resource as SubmissionKind).length > 0; // a key of the flows
}
