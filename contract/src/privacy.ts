import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { closingRequest } from './forms/account.js';
import { instant } from './shapes.js';

/** Between asking for one's account to be deleted and its erasure one may change one's mind. */
export const closingDays = 30;
export const dataExportDays = 7;

export const dataExportStates = ['none', 'preparing', 'ready', 'failed'] as const;

/** The copy of one's data: at most one, made in the background. */
export const dataExport = z.object({
  state: z.enum(dataExportStates),
  /** Of the copy that is ready. */
  id: z.nullable(z.string()),
  requestedAt: z.nullable(instant),
  /** When the copy that is ready is erased. */
  expiresAt: z.nullable(instant),
  /** In bytes; 0 until it is ready. */
  size: z.number(),
});
export type DataExport = z.output<typeof dataExport>;

export const accountClosing = z.object({
  /** When the account is erased; nothing for one that is to stay. */
  erasedAt: z.nullable(instant),
  /** Whether one proves by it that the account is one’s own. */
  hasPassword: z.boolean(),
  /** One has just signed in with a provider, which proves it too. */
  isProven: z.boolean(),
});
export type AccountClosing = z.output<typeof accountClosing>;

export const getMyDataExport = endpoint({
  method: 'GET',
  path: '/api/my-data',
  access: 'member',
  summary: 'Whether a copy of one’s data is ready.',
  data: dataExport,
});
export const requestMyData = endpoint({
  method: 'POST',
  path: '/api/my-data',
  access: 'member',
  summary: 'Asks for a copy of one’s data, which is made in the background; a mail tells when it is ready.',
  data: dataExport,
  limit: { name: 'dataExport', by: 'session' },
});
export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/my-data/{id}',
  access: 'member',
  summary: 'The copy of one’s data as a zip.',
  owned: 'data-export',
  raw: { types: ['application/zip'] },
});
export const getMyAccount = endpoint({
  method: 'GET',
  path: '/api/my-account',
  access: 'member',
  summary: 'Whether one’s account is to be erased, and how one proves that it is one’s own.',
  data: accountClosing,
});
/** A post, as it carries the password. */
export const deleteMyAccount = endpoint({
  method: 'POST',
  path: '/api/my-account/delete',
  access: 'member',
  summary: 'Closes one’s account and ends all of one’s sessions; it is erased after 30 days.',
  body: closingRequest,
  data: accountClosing,
  limit: { name: 'passwordChange', by: 'session', counts: 'valid', isApart: true },
});
export const keepMyAccount = endpoint({
  method: 'POST',
  path: '/api/my-account/keep',
  access: 'member',
  summary: 'Changes one’s mind within the 30 days.',
  data: accountClosing,
});
