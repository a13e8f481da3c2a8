import * as z from 'zod/mini';
import { loginAnswer } from './account.js';
import { endpoint } from './endpoint.js';
import { enrolmentRequest, secondFactorChange, secondStepRequest } from './forms/second-factor.js';
import { instant } from './shapes.js';

/** Whether coordinators have a second step at sign-in: nobody, whoever sets it up, everybody. */
export const secondFactorRules = ['off', 'optional', 'required'] as const;
export const recoveryCodesCount = 10;
/** Between the password and the code. */
export const secondStepMinutes = 10;
/** So long a secret that was shown waits for its first code. */
export const enrolmentMinutes = 30;

/** With the 403 of a right password: what the code is sent with. It opens nothing by itself. */
export const secondStepBegun = z.object({ secondStep: z.string() });

export const secondFactor = z.object({
  isOn: z.boolean(),
  /** By the configuration: until it is on, one can do nothing else as a coordinator. */
  isRequired: z.boolean(),
  since: z.nullable(instant),
  recoveryCodesLeft: z.number(),
  /** Whether one proves by it that the account is one’s own. */
  hasPassword: z.boolean(),
  /** One has just signed in with a provider, which proves it too. */
  isProven: z.boolean(),
  /** What this session is about to set up, until its first code is given. */
  pending: z.nullable(z.object({ secret: z.string(), uri: z.string() })),
});
export type SecondFactor = z.output<typeof secondFactor>;

/** Shown once: only their hashes are kept. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

const limit = { name: 'passwordChange', by: 'session', counts: 'valid', isApart: true } as const;

export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/api/login/second-step',
  access: 'link',
  summary: 'Opens the session of who has given the password, by a code of the authenticator app or a recovery code.',
  body: secondStepRequest,
  data: loginAnswer,
  knowsBrowser: true,
  limit: { name: 'linkToken', counts: 'valid' },
});
export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/second-factor',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Whether one’s sign-in has a second step, and what is about to be set up.',
  data: secondFactor,
  isBeforeSecondFactor: true,
});
export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Makes a secret for an authenticator app; a first code confirms it.',
  body: enrolmentRequest,
  data: secondFactor,
  isBeforeSecondFactor: true,
  limit,
});
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Turns the second step on by a first code, ends one’s other sessions, and gives the recovery codes.',
  body: secondStepRequest,
  data: recoveryCodes,
  isBeforeSecondFactor: true,
  limit,
});
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/second-factor/recovery-codes',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Makes new recovery codes, and ends the old ones.',
  body: secondFactorChange,
  data: recoveryCodes,
  limit,
});
/** A post, as it carries the password. */
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/api/second-factor/remove',
  access: 'coordinator',
  isOfOwnQueues: true,
  summary: 'Turns the second step off.',
  body: secondFactorChange,
  data: secondFactor,
  limit,
});
