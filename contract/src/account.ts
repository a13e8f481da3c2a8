import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import {
  emailAndCaptcha,
  loginRequest,
  newPasswordRequest,
  passwordChange,
  registration,
  userInfo,
} from './forms/account.js';
import { locales } from './locale.js';
import { instant } from './shapes.js';

export const roles = ['member', 'coordinator'] as const;

export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  /** As the profile has it in Arabic, its first 100 letters; '' where it does not. */
  fullNameAr: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(roles),
  /** Of a coordinator whom staff have given some: the kinds of submissions; else they work with all. */
  queues: z.optional(z.array(z.string())),
  /** 1 means that chat is on (spec §3). */
  messaging_system: z.union([z.literal(0), z.literal(1)]),
  language: z.enum(locales),
  confirmed: z.boolean(),
  memberId: z.nullable(z.string()),
  phoneNumber: z.string(),
  /** ISO 3166 two-letter code; '' when not given. */
  country: z.string(),
  city: z.string(),
  profile_completion_percentage: z.number(),
  countUnread: z.number(),
  countChatUnread: z.number(),
  /** When the account is to be erased, of a person who has asked for it; until then they can keep it. */
  erasedAt: z.nullable(instant),
});
export type User = z.output<typeof user>;

export const loginAnswer = z.object({
  token: z.string(),
  user,
  /** Of an account that is to be erased: when. Its person is asked whether to keep it. */
  erasedAt: z.optional(instant),
});
export type LoginAnswer = z.output<typeof loginAnswer>;
/** Lets the mail that confirms an address be sent again, for an hour, and nothing else (product §8). */
export const registrationAnswer = z.object({ token: z.string() });
export const session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
  device: z.string(),
});
export type Session = z.output<typeof session>;

/** Whom else one may sign in with. */
export const signInProviders = ['orcid'] as const;
export type SignInProvider = (typeof signInProviders)[number];
const provider = z.object({ name: z.enum(signInProviders) });
/** Where the browser goes, and the secret that shows it is the same browser that comes back. */
export const providerStart = z.object({ url: z.string(), state: z.string() });
/** What the provider hands back to the browser. */
export const providerReturn = z.object({
  code: text({ max: 2000 }),
  state: text({ max: 200 }),
  iss: text({ max: 500 }),
  error: text({ max: 200 }),
});
/** With the 404 of a person without an account here: what to open one with. */
export const unknownPerson = z.object({ token: z.string(), firstName: z.string(), lastName: z.string() });
export type UnknownPerson = z.output<typeof unknownPerson>;
export const identity = z.object({ provider: z.enum(signInProviders), subject: z.string(), connectedAt: instant });
export type Identity = z.output<typeof identity>;

/**
 * Names what a browser is known by, between portal and CMS: sign-ins from one that an account was signed in to before
 * have a limit of their own. It opens nothing; the portal keeps it out of reach of scripts.
 */
export const knownBrowserHeader = 'X-Known-Browser';

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  personal: true,
  summary: 'Opens a session.',
  body: loginRequest,
  data: loginAnswer,
  knowsBrowser: true,
});
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'member',
  summary: 'Ends this session, or all of one’s sessions.',
  body: z.object({ everywhere: z._default(z.boolean(), false) }),
});
export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'member',
  summary: 'The signed-in person.',
  data: user,
});
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'member',
  summary: 'One’s open sessions.',
  data: session,
  list: true,
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  access: 'member',
  summary: 'Ends one of one’s sessions.',
  owned: 'session',
});
export const listSignInProviders = endpoint({
  method: 'GET',
  path: '/api/sign-in-providers',
  access: 'public',
  summary: 'Whom else one may sign in with.',
  data: provider,
  list: true,
});
export const startProviderLogin = endpoint({
  method: 'POST',
  path: '/api/auth/{provider}',
  access: 'public',
  personal: true,
  summary: 'Starts a sign-in with a provider (orcid); signed in, connects it.',
  data: providerStart,
  limit: { name: 'providerLogin' },
});
export const finishProviderLogin = endpoint({
  method: 'POST',
  path: '/api/auth/{provider}/callback',
  access: 'public',
  personal: true,
  summary: 'Finishes a sign-in with a provider.',
  body: providerReturn,
  data: loginAnswer,
  knowsBrowser: true,
  limit: { name: 'providerLogin', counts: 'valid' },
});
export const listIdentities = endpoint({
  method: 'GET',
  path: '/api/identities',
  access: 'member',
  summary: 'The providers that one has connected.',
  data: identity,
  list: true,
});
export const disconnectIdentity = endpoint({
  method: 'DELETE',
  path: '/api/identities/{provider}',
  access: 'member',
  summary: 'Disconnects a provider.',
  owned: 'identity',
});
export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  summary: 'Opens an account; a mail confirms.',
  body: registration,
  data: registrationAnswer,
  limit: { name: 'register', counts: 'valid' },
});
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/request-reset-password',
  access: 'public',
  summary: 'Mails a link to set a new password.',
  body: emailAndCaptcha,
  limit: { name: 'accountMail', counts: 'valid' },
});
export const checkResetToken = endpoint({
  method: 'GET',
  path: '/api/check-reset-password-token',
  access: 'link',
  summary: 'Whether a reset link still works.',
  limit: { name: 'linkToken' },
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  access: 'link',
  summary: 'Sets a new password by a mailed link.',
  body: newPasswordRequest,
  limit: { name: 'linkToken', counts: 'valid' },
});
export const checkSetPasswordToken = endpoint({
  method: 'GET',
  path: '/api/check-set-password-token',
  access: 'link',
  summary: 'Whether an invitation link still works.',
  limit: { name: 'linkToken' },
});
export const setPassword = endpoint({
  method: 'POST',
  path: '/api/set-password',
  access: 'link',
  summary: 'Sets the first password by a mailed link.',
  body: newPasswordRequest,
  limit: { name: 'linkToken', counts: 'valid' },
});
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/confirm-email',
  access: 'link',
  summary: 'Confirms an e-mail address by a mailed link.',
  limit: { name: 'linkToken' },
});
export const resendEmailVerification = endpoint({
  method: 'POST',
  path: '/api/resend-email-verification',
  access: 'link',
  summary: 'Mails the confirmation again.',
  limit: { name: 'accountMail' },
});
export const updateUserInfo = endpoint({
  method: 'POST',
  path: '/api/user-info',
  access: 'member',
  summary: 'Changes what is given of one’s general information.',
  body: z.partial(userInfo),
  data: user,
});
export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/update-profile',
  access: 'member',
  summary: 'Changes one’s general information (the older call).',
  body: z.object({ ...z.partial(userInfo).shape, userId: z.optional(text()) }),
  data: user,
});
export const changeOldPassword = endpoint({
  method: 'POST',
  path: '/api/change-old-password',
  access: 'member',
  summary: 'Changes one’s password.',
  body: passwordChange,
  knowsBrowser: true,
  limit: { name: 'passwordChange', by: 'session', counts: 'valid' },
});
