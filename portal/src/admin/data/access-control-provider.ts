import type { AccessControlProvider } from '@refinedev/core';
import { isSubmissionKind } from '@scholars/contract/queues/submission-kinds';

const actions: readonly string[] = ['list', 'show', 'edit'];

/**
 * Comfort only: the CMS judges every call. Coordinators read queues and move submissions; nobody makes or deletes one
 * here.
 */
export function accessControlProvider(role: string): AccessControlProvider {
  return {
    can: async ({ resource, action }) => ({
      can: role === 'coordinator' && actions.includes(action) && (resource === undefined || isSubmissionKind(resource)),
    }),
  };
}
