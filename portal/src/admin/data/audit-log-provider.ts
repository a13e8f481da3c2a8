import type { AuditLogProvider, ILog } from '@refinedev/core';
import { getSubmissionDetail, type AuditEntry } from '@scholars/contract/submissions';
import type { BackOfficeClient } from './back-office-client';
import { callContract } from './contract-call';

/**
 * Reads the history that the CMS writes. Nothing is written from here: an audit entry that a browser
 * could write, or leave out, would prove nothing.
 */
export function auditLogProvider(client: BackOfficeClient): AuditLogProvider {
  return {
    get: async ({ resource, meta }) => {
      const { history } = await callContract(client, getSubmissionDetail, {
        params: { kind: resource, id: String(meta?.id) },
      });
      return history.map((entry) => logOf(resource, entry));
    },
    create: async () => undefined,
    update: async () => undefined,
  };
}

/** An entry of the history as Refine's log line; the entry itself travels as `data`. */
export function logOf(resource: string, entry: AuditEntry): ILog<AuditEntry> {
  return {
    id: entry.id,
    createdAt: entry.at,
    author: { name: entry.actor },
    name: entry.action,
    data: entry,
    previousData: entry,
    resource,
    action: entry.action,
  };
}
