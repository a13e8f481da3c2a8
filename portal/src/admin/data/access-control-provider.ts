import type { AccessControlProvider } from '@refinedev/core';
import { isSubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SignedInUser } from '~/session/signed-in-user';

const actions: readonly string[] = ['list', 'show', 'edit'];

/**
 * Comfort only: the CMS judges every call. Coordinators read queues and move submissions; nobody makes or deletes one
 * here.
 */
export function accessControlProvider({ role, queues }: Pick<SignedInUser, 'role' | 'queues'>): AccessControlProvider {
  return {
    can: async ({ resource, action }) => ({
      can:
        role === 'coordinator' &&
        actions.includes(action) &&
        (resource === undefined || (isSubmissionKind(resource) && (queues?.includes(resource) ?? true))),
    }),
  };
}
